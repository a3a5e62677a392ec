import { isMultiChoiceType } from '#shared/kinds/kinds.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { BarTable } from '../chart/BarTable.tsx'
import { CompareTable } from '../compare/CompareTable.tsx'
import { compareChart } from '../compare/comparison.ts'
import { choiceChart } from '../questions/choiceChart.ts'
import type { ResultProps } from './resultProps.ts'
import { QuestionResult } from '../questions/QuestionResult.tsx'

/** The result of a choice question: bars, or a table with a column for each group if answers are compared. */
export function ChoiceResult({ item, total, query, comparison }: ResultProps) {
  const t = useT()
  const kind = isMultiChoiceType(item.counts.type) ? t('results.several') : undefined
  const compared = comparison && compareChart(t, item, comparison, query)
  const chart = compared ?? choiceChart(t, item, total, query)
  return (
    <QuestionResult item={item} total={total} kind={kind} chart={chart}>
      {compared ? <CompareTable chart={compared} by={comparison.title} /> : <BarTable {...chart} />}
    </QuestionResult>
  )
}
