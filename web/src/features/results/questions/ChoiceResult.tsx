import type { Results } from '#shared/responses/results.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { BarTable } from '../chart/BarTable.tsx'
import { CompareTable } from '../compare/CompareTable.tsx'
import type { Comparison } from '../compare/comparison.ts'
import { compareChart } from '../compare/comparison.ts'
import type { NumberedQuestion } from '../data/numbered.ts'
import type { Asked } from '../useAddress.ts'
import { choiceChart } from './choiceChart.ts'
import { QuestionResult } from './QuestionResult.tsx'

type Props = {
  asked: NumberedQuestion
  total: Results['total']
  look: Pick<Asked, 'order' | 'of'>
  /** What the answers are compared by, where they are. */
  comparison: Comparison | undefined
}

/** A choice question: a bar for each choice, or a column for each part of the responses where they are compared. */
export function ChoiceResult({ asked, total, look, comparison }: Props) {
  const t = useT()
  const kind = asked.counts.type === 'multi_select' ? t('results.several') : undefined
  const compared = comparison && compareChart(t, asked, comparison, look)
  const chart = compared ?? choiceChart(t, asked, total, look)
  return (
    <QuestionResult asked={asked} total={total} kind={kind} chart={chart}>
      {compared ? <CompareTable chart={compared} by={comparison.title} /> : <BarTable {...chart} />}
    </QuestionResult>
  )
}
