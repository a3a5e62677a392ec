import { number } from '../../../../lib/language/format.ts'
import { useT, type Translate } from '../../../../lib/language/i18n.ts'
import { type ChartData, share } from '../../chart/chartData.ts'
import { CompareTable } from '../../compare/CompareTable.tsx'
import { compareChart } from '../../compare/comparison.ts'
import type { NumberedQuestion } from '../../data/numberQuestions.ts'
import { choiceChart, choicesOf, titleOf } from '../../questions/choiceChart.ts'
import { QuestionResult } from '../../questions/QuestionResult.tsx'
import type { ResultProps } from '../resultProps.ts'
import { Stacks } from '../Stacks.tsx'

/** The result of a ranking: the mean rank of each choice, and a stacked bar of how often it has each place. Compared, the first places. */
export function RankingResult({ item, total, query, comparison }: ResultProps) {
  const t = useT()
  const compared = comparison && compareChart(t, item, comparison, query)
  const { places, rows } = ranksOf(item, query.order)
  const { title, note } = choiceChart(t, item, total, query)
  const placeNames = places.map((place) => ({ key: `${place}`, label: t('results.place', { place }) }))
  const columns = [{ key: 'mean', label: t('results.mean_rank') }, ...placeNames, { key: 'n', label: t('results.n') }]
  return (
    <QuestionResult
      item={item}
      total={total}
      kind={t(compared ? 'results.first_places' : 'results.ranking')}
      chart={compared ?? { title, note, ...chartOf(t, columns, rows) }}
      hasTable={!compared}
    >
      {compared ? (
        <CompareTable chart={compared} by={comparison.title} />
      ) : (
        <Stacks
          title={titleOf(item).text}
          head={t('admin.answer')}
          columns={columns}
          parts={placeNames}
          rows={rows}
          figures={t('results.mean_rank')}
          darkFirst
        />
      )}
    </QuestionResult>
  )
}

/** The places that choices have, from 1, and the choices with their figures. */
function ranksOf(item: NumberedQuestion, order: 'survey' | 'size') {
  const byValue = new Map(item.counts.choices?.map((choice) => [choice.value, choice]))
  const places = Array.from({ length: Math.max(0, ...[...byValue.values()].map(({ ranks = [] }) => ranks.length)) }, (_, at) => at + 1)
  const base = item.counts.answered - (item.counts.former ?? 0)
  const rows = choicesOf(item).map(({ value, label, lang }) => {
    const { count = 0, mean_rank: mean = null, ranks = [] } = byValue.get(value) ?? {}
    const counts = places.map((_, at) => ranks[at] ?? 0)
    const figure = mean === null ? '–' : number(mean, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    const bars = [
      mean === null ? 0 : share(places.length - mean + 1, places.length),
      ...counts.map((one) => share(one, base)),
      share(count, base),
    ]
    return {
      key: value,
      label,
      lang,
      count,
      mean,
      counts,
      base,
      figure,
      bars,
      cells: [figure, ...counts.map((one) => number(one)), number(count)],
    }
  })
  if (order === 'size') rows.sort((one, other) => (one.mean ?? Infinity) - (other.mean ?? Infinity) || other.count - one.count)
  return { places, rows }
}

const chartOf = (
  t: Translate,
  columns: { label: string }[],
  rows: ReturnType<typeof ranksOf>['rows'],
): Pick<ChartData, 'columns' | 'rows'> => ({
  columns: [t('admin.answer'), ...columns.map(({ label }) => label)],
  rows: rows.map(({ key, label, lang, cells, bars }) => ({ key, label, lang, cells, bars })),
})
