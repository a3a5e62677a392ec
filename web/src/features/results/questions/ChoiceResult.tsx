import type { Results } from '#shared/responses/results.ts'
import { isMultiChoiceType } from '#shared/survey/questionTypes.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { BarTable } from '../chart/BarTable.tsx'
import { CompareTable } from '../compare/CompareTable.tsx'
import type { Comparison } from '../compare/comparison.ts'
import { compareChart } from '../compare/comparison.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'
import { choiceChart } from './choiceChart.ts'
import { QuestionResult } from './QuestionResult.tsx'

type Props = {
  item: NumberedQuestion
  total: Results['total']
  options: Pick<ResultsQuery, 'order' | 'of'>
  /** The comparison, if any. */
  comparison: Comparison | undefined
}

/** The result of a choice question: bars, or a table with a column for each group if answers are compared. */
export function ChoiceResult({ item, total, options, comparison }: Props) {
  const t = useT()
  const kind = isMultiChoiceType(item.counts.type) ? t('results.several') : undefined
  const compared = comparison && compareChart(t, item, comparison, options)
  const chart = compared ?? choiceChart(t, item, total, options)
  return (
    <QuestionResult item={item} total={total} kind={kind} chart={chart}>
      {compared ? <CompareTable chart={compared} by={comparison.title} /> : <BarTable {...chart} />}
    </QuestionResult>
  )
}
