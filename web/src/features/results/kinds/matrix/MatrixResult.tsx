import { number } from '../../../../lib/language/format.ts'
import { useT, type Translate } from '../../../../lib/language/i18n.ts'
import { share, type ChartData } from '../../chart/chartData.ts'
import { CompareTable } from '../../compare/CompareTable.tsx'
import { compareChart } from '../../compare/comparison.ts'
import type { NumberedQuestion } from '../../data/numberQuestions.ts'
import { baseOf, choicesOf, percentOf, titleOf, unsharedOf } from '../../questions/choiceChart.ts'
import { rowItems, rowLabelOf } from '../../questions/rowItems.ts'
import { QuestionResult } from '../../questions/QuestionResult.tsx'
import css from './MatrixResult.module.css'
import type { ResultProps } from '../resultProps.ts'
import { StackedBar, StackedLegend } from '../StackedBar.tsx'

/** The result of a question with rows: a stacked bar for each, under one legend. Compared, a table for each row. */
export function MatrixResult({ item, total, query, comparison }: ResultProps) {
  const t = useT()
  const { columns, rows } = rowsOf(t, item, query.of)
  const compared = comparison
    ? rowItems(item).flatMap((row) => {
        const chart = compareChart(t, row, comparison, query)
        return chart ? [{ key: row.id, title: rowLabelOf(item, row.id.slice(item.id.length + 1)).text, chart }] : []
      })
    : []
  return (
    <QuestionResult item={item} total={total} chart={chartOf(t, item, columns, rows)}>
      {comparison && compared.length > 0 ? (
        compared.map(({ key, title, chart }) => (
          <section key={key} className={css.compared} aria-label={title}>
            <h4 dir="auto">{title}</h4>
            <CompareTable chart={chart} by={comparison.title} />
          </section>
        ))
      ) : (
        <Stacks title={titleOf(item).text} columns={columns} rows={rows} />
      )}
    </QuestionResult>
  )
}

type Labeled = { value: string; label: string; lang?: string | undefined }
/** `hasShare`: not a column that counts as no answer. */
type Column = Labeled & { hasShare: boolean }
/** `cells`: the figures of the columns, in their order. */
type StackedRow = Labeled & { base: number; counts: number[]; cells: string[] }

/** The columns that any row has counts of, and the rows with their counts in this order. */
function rowsOf(t: Translate, item: NumberedQuestion, of: 'shown' | 'answered'): { columns: Column[]; rows: StackedRow[] } {
  const items = rowItems(item)
  const all = items.flatMap(({ counts }) => counts.choices ?? [])
  const counts = { ...item.counts, choices: [...new Map(all.map((one) => [one.value, one])).values()] }
  const unshared = unsharedOf(counts)
  const columns = choicesOf({ ...item, counts })
    .map((column) => ({ ...column, hasShare: !unshared.has(column.value) }))
    .sort((one, other) => Number(other.hasShare) - Number(one.hasShare))
  const rows = (item.counts.rows ?? []).map(({ id, choices, deleted }, at) => {
    const label = rowLabelOf(item, id)
    const base = baseOf(items[at]!, of)
    const byValue = new Map(choices.map(({ value, count }) => [value, count]))
    const counts = columns.map(({ value }) => byValue.get(value) ?? 0)
    return {
      value: id,
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

/** The table is in a box, since a table grows with its content whatever width it is given. */
function Stacks({ title, columns, rows }: { title: string; columns: Column[]; rows: StackedRow[] }) {
  const t = useT()
  const parts = columns.filter(({ hasShare }) => hasShare).map(({ value, ...labeled }) => ({ key: value, ...labeled }))
  return (
    <>
      <div className="unseen">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('results.row')}</th>
              {columns.map(({ value, label, lang }) => (
                <th key={value} scope="col" lang={lang}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ value, label, lang, cells }) => (
              <tr key={value}>
                <th scope="row" lang={lang}>
                  {label}
                </th>
                {columns.map((column, at) => (
                  <td key={column.value}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.stacks} aria-hidden="true">
        <StackedLegend parts={parts} />
        {rows.map(({ value, label, lang, base, counts }) => (
          <div key={value} className={css.row}>
            <span lang={lang} dir="auto">
              {label}
            </span>
            <div className={css.bar}>
              <StackedBar parts={parts.map((part, at) => ({ ...part, count: counts[at]! }))} base={base} />
            </div>
            <span className={css.figure}>{number(sum(counts.slice(0, parts.length)))}</span>
            <NoAnswers columns={columns} counts={counts} />
          </div>
        ))}
      </div>
    </>
  )
}

/** How many chose each column that counts as no answer. */
function NoAnswers({ columns, counts }: { columns: Column[]; counts: number[] }) {
  const chosen = columns.flatMap(({ label, hasShare }, at) => (hasShare || counts[at] === 0 ? [] : `${label}: ${number(counts[at]!)}`))
  return chosen.length > 0 && <span className={css.noAnswers}>{chosen.join(' · ')}</span>
}

const sum = (counts: number[]): number => counts.reduce((one, other) => one + other, 0)

function chartOf(t: Translate, item: NumberedQuestion, columns: Column[], rows: StackedRow[]): ChartData {
  const { answered } = item.counts
  return {
    title: `${item.number} ${titleOf(item).text}`,
    note: t('results.answered', { count: answered, number: number(answered) }),
    columns: [t('results.row'), ...columns.map(({ label }) => label)],
    rows: rows.map(({ value, label, lang, base, counts, cells }) => ({
      key: value,
      label,
      lang,
      cells,
      bars: columns.map(({ hasShare }, at) => (hasShare ? share(counts[at]!, base) : 0)),
    })),
  }
}
