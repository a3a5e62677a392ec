import { number } from '../../../../lib/language/format.ts'
import { formatList } from '../../../../lib/language/formatList.ts'
import { useT, type Translate } from '../../../../lib/language/i18n.ts'
import { share, type ChartData } from '../../chart/chartData.ts'
import { CompareTable } from '../../compare/CompareTable.tsx'
import { compareChart } from '../../compare/comparison.ts'
import type { NumberedQuestion } from '../../data/numberQuestions.ts'
import { baseOf, choicesOf, percentOf, titleOf, unsharedOf } from '../../questions/choiceChart.ts'
import { rowItems, rowLabelOf } from '../../questions/rowItems.ts'
import { QuestionResult } from '../../questions/QuestionResult.tsx'
import { endsOf } from '../endsOf.ts'
import css from './MatrixResult.module.css'
import type { ResultProps } from '../resultProps.ts'
import { Stacks, type StackedRow } from '../Stacks.tsx'

/** The result of a question with rows: a stacked bar for each, under one legend. Compared, a table for each row. */
export function MatrixResult({ item, total, query, comparison }: ResultProps) {
  const t = useT()
  const { columns, rows } = rowsOf(t, item, query.of)
  const isOrdered = item.question?.ordered === true && endsOf(columns.filter(({ hasShare }) => hasShare)).low.length > 0
  const compared = comparison
    ? rowItems(item).flatMap((row) => {
        const chart = compareChart(t, row, comparison, query)
        return chart ? [{ key: row.id, title: rowLabelOf(item, row.id.slice(item.id.length + 1)).text, chart }] : []
      })
    : []
  return (
    <QuestionResult item={item} total={total} chart={chartOf(t, item, columns, rows)} hasTable={compared.length === 0}>
      {comparison && compared.length > 0 ? (
        compared.map(({ key, title, chart }) => (
          <section key={key} className={css.compared} aria-label={title}>
            <h4 dir="auto">{title}</h4>
            <CompareTable chart={chart} by={comparison.title} />
          </section>
        ))
      ) : (
        <Stacks
          title={titleOf(item).text}
          head={t('results.row')}
          columns={columns}
          parts={columns.filter(({ hasShare }) => hasShare)}
          rows={rows.map((row) => {
            const parts = row.counts.filter((_, at) => columns[at]!.hasShare)
            return {
              ...row,
              figure: number(sum(parts)),
              note: noAnswers(columns, row),
              ends: isOrdered ? endShares(parts, row.base) : undefined,
            }
          })}
        />
      )}
      {isOrdered && compared.length === 0 && <EndsNote columns={columns} />}
    </QuestionResult>
  )
}

/** `hasShare`: false for a column that means no answer. */
type Column = { key: string; label: string; lang?: string | undefined; hasShare: boolean }
/** `counts` and `cells`: of the columns, in their order. Those with a share are the first. */
type Row = Omit<StackedRow, 'figure' | 'note'>

/** The columns that any row has counts of, and the rows with their counts in this order. */
function rowsOf(t: Translate, item: NumberedQuestion, of: 'shown' | 'answered'): { columns: Column[]; rows: Row[] } {
  const items = rowItems(item)
  const all = items.flatMap(({ counts }) => counts.choices ?? [])
  const counts = { ...item.counts, choices: [...new Map(all.map((one) => [one.value, one])).values()] }
  const unshared = unsharedOf(counts)
  const columns = choicesOf({ ...item, counts })
    .map(({ value, label, lang }) => ({ key: value, label, lang, hasShare: !unshared.has(value) }))
    .sort((one, other) => Number(other.hasShare) - Number(one.hasShare))
  const rows = (item.counts.rows ?? []).map(({ id, choices, deleted }, at) => {
    const label = rowLabelOf(item, id)
    const base = baseOf(items[at]!, of)
    const byValue = new Map(choices.map(({ value, count }) => [value, count]))
    const counts = columns.map(({ key }) => byValue.get(key) ?? 0)
    return {
      key: id,
      label: deleted ? t('results.deleted_row', { row: label.text }) : label.text,
      lang: label.lang,
      base,
      counts,
      cells: columns.map(({ hasShare }, at) =>
        hasShare ? `${percentOf(counts[at]!, base)} (${number(counts[at]!)})` : number(counts[at]!),
      ),
    }
  })
  return { columns, rows }
}

/** How many chose each column that means no answer. */
const noAnswers = (columns: Column[], { counts }: Row): string =>
  columns.flatMap(({ label, hasShare }, at) => (hasShare || counts[at] === 0 ? [] : `${label}: ${number(counts[at]!)}`)).join(' · ')

/** The shares of the two ends of a row. */
function endShares(parts: number[], base: number): [string, string] {
  const { low, high } = endsOf(parts)
  const rounded = (count: number) => (base > 0 ? percentOf(Math.round((100 * count) / base), 100) : '–')
  return [rounded(sum(low)), rounded(sum(high))]
}

/** The legend of the figures at both sides of the bars. */
function EndsNote({ columns }: { columns: Column[] }) {
  const t = useT()
  const { low, high } = endsOf(columns.filter(({ hasShare }) => hasShare))
  const said = (end: Column[]) => formatList(end.map(({ label }) => t('admin.quoted', { label })), 'disjunction') // oxfmt-ignore
  return <p className="above-2 text-xs muted">{t('results.ends_note', { low: said(low), high: said(high) })}</p>
}

const sum = (counts: number[]): number => counts.reduce((one, other) => one + other, 0)

function chartOf(t: Translate, item: NumberedQuestion, columns: Column[], rows: Row[]): ChartData {
  const { answered } = item.counts
  return {
    title: `${item.number} ${titleOf(item).text}`,
    note: t('results.answered', { count: answered, number: number(answered) }),
    columns: [t('results.row'), ...columns.map(({ label }) => label)],
    rows: rows.map(({ key, label, lang, base, counts, cells }) => ({
      key,
      label,
      lang,
      cells,
      bars: columns.map(({ hasShare }, at) => (hasShare ? share(counts[at]!, base) : 0)),
    })),
  }
}
