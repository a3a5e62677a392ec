import { number } from '../../../../lib/language/format.ts'
import { useT, type Translate } from '../../../../lib/language/i18n.ts'
import { BarTable } from '../../chart/BarTable.tsx'
import { type ChartData, share } from '../../chart/chartData.ts'
import { CompareTable } from '../../compare/CompareTable.tsx'
import { compareChart } from '../../compare/comparison.ts'
import type { NumberedQuestion } from '../../data/numberQuestions.ts'
import { choiceChart, choicesOf } from '../../questions/choiceChart.ts'
import { QuestionResult } from '../../questions/QuestionResult.tsx'
import type { ResultProps } from '../resultProps.ts'

/** The result of a ranking: the mean rank of each choice, a longer bar for a better one. Compared, the first places. */
export function RankingResult({ item, total, query, comparison }: ResultProps) {
  const t = useT()
  const compared = comparison && compareChart(t, item, comparison, query)
  const { title, note } = choiceChart(t, item, total, query)
  const chart = compared ?? { title, note, ...meanRanks(t, item, query.order) }
  return (
    <QuestionResult item={item} total={total} kind={t(compared ? 'results.first_places' : 'results.ranking')} chart={chart}>
      {compared ? <CompareTable chart={compared} by={comparison.title} /> : <BarTable {...chart} />}
    </QuestionResult>
  )
}

function meanRanks(t: Translate, item: NumberedQuestion, order: 'survey' | 'size'): Pick<ChartData, 'columns' | 'rows'> {
  const byValue = new Map(item.counts.choices?.map((choice) => [choice.value, choice]))
  const places = Math.max(0, ...[...byValue.values()].map(({ ranks = [] }) => ranks.length))
  const all = choicesOf(item).map((choice) => {
    const { count = 0, mean_rank: mean = null, ranks = [] } = byValue.get(choice.value) ?? {}
    return { ...choice, count, mean, first: ranks[0] ?? 0 }
  })
  if (order === 'size') all.sort((one, other) => (one.mean ?? Infinity) - (other.mean ?? Infinity) || other.count - one.count)
  return {
    columns: [t('admin.answer'), t('results.mean_rank'), t('results.first_places'), t('results.n')],
    rows: all.map(({ value, label, lang, count, mean, first }) => ({
      key: value,
      label,
      lang,
      cells: [mean === null ? '–' : number(mean, { maximumFractionDigits: 2 }), number(first), number(count)],
      bars: [mean === null ? 0 : share(places - mean + 1, places)],
    })),
  }
}
