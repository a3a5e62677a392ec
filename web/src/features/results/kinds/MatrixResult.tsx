import type { CSSProperties } from 'react'
import { number } from '../../../lib/language/format.ts'
import { useT, type Translate } from '../../../lib/language/i18n.ts'
import { share, type ChartData } from '../chart/chartData.ts'
import { CompareTable } from '../compare/CompareTable.tsx'
import { compareChart } from '../compare/comparison.ts'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { choicesOf, percentOf, titleOf } from '../questions/choiceChart.ts'
import { rowItems, rowLabelOf } from '../questions/rowItems.ts'
import { QuestionResult } from '../questions/QuestionResult.tsx'
import css from './MatrixResult.module.css'
import type { ResultProps } from './resultProps.ts'

/** The share of a row from which its part of the bar has room for the percentage. */
const minLabeled = 0.07

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

type Column = { value: string; label: string; lang?: string | undefined }
type StackedRow = Column & { base: number; counts: number[]; deleted: boolean | undefined }

/** The columns that any row has counts of, and the rows with their counts in this order. */
function rowsOf(t: Translate, item: NumberedQuestion, of: 'shown' | 'answered'): { columns: Column[]; rows: StackedRow[] } {
  const { rows = [], shown } = item.counts
  const choices = rows.flatMap((row) => row.choices)
  const columns = choicesOf({ ...item, counts: { ...item.counts, choices: [...new Map(choices.map((one) => [one.value, one])).values()] } })
  return {
    columns,
    rows: rows.map(({ id, answered, choices, deleted }) => {
      const label = rowLabelOf(item, id)
      const counts = new Map(choices.map(({ value, count }) => [value, count]))
      return {
        value: id,
        label: deleted ? t('results.deleted_row', { row: label.text }) : label.text,
        lang: label.lang,
        base: of === 'answered' ? answered : Math.max(shown, answered),
        counts: columns.map(({ value }) => counts.get(value) ?? 0),
        deleted,
      }
    }),
  }
}

/** How strong the color of a column is: the last one has the accent itself. */
const strengthOf = (at: number, columns: number): string => `${Math.round(18 + (82 * at) / Math.max(1, columns - 1))}%`

function Stacks({ title, columns, rows }: { title: string; columns: Column[]; rows: StackedRow[] }) {
  const t = useT()
  return (
    <>
      <table className="unseen">
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
          {rows.map(({ value, label, lang, base, counts }) => (
            <tr key={value}>
              <th scope="row" lang={lang}>
                {label}
              </th>
              {columns.map((column, at) => (
                <td key={column.value}>{`${percentOf(counts[at]!, base)} (${number(counts[at]!)})`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.stacks} aria-hidden="true">
        <ul className={css.legend}>
          {columns.map(({ value, label, lang }, at) => (
            <li key={value} style={{ '--strength': strengthOf(at, columns.length) } as CSSProperties}>
              <span lang={lang} dir="auto">
                {label}
              </span>
            </li>
          ))}
        </ul>
        {rows.map(({ value, label, lang, base, counts }) => (
          <div key={value} className={css.row}>
            <span lang={lang} dir="auto">
              {label}
            </span>
            <span className={css.bar}>
              {columns.map((column, at) => (
                <Part key={column.value} at={at} columns={columns.length} count={counts[at]!} base={base} label={column.label} />
              ))}
            </span>
            <span className={css.figure}>{number(counts.reduce((sum, count) => sum + count, 0))}</span>
          </div>
        ))}
      </div>
    </>
  )
}

type PartProps = { at: number; columns: number; count: number; base: number; label: string }

function Part({ at, columns, count, base, label }: PartProps) {
  if (count === 0) return null
  const strength = strengthOf(at, columns)
  return (
    <span
      className={parseInt(strength) > 55 ? css.strong : undefined}
      title={`${label}: ${percentOf(count, base)} (${number(count)})`}
      style={{ '--share': share(count, base), '--strength': strength } as CSSProperties}
    >
      {share(count, base) >= minLabeled && percentOf(Math.round((100 * count) / base), 100)}
    </span>
  )
}

function chartOf(t: Translate, item: NumberedQuestion, columns: Column[], rows: StackedRow[]): ChartData {
  const { answered } = item.counts
  return {
    title: `${item.number} ${titleOf(item).text}`,
    note: t('results.answered', { count: answered, number: number(answered) }),
    columns: [t('results.row'), ...columns.map(({ label }) => label)],
    rows: rows.map(({ value, label, lang, base, counts }) => ({
      key: value,
      label,
      lang,
      cells: counts.map((count) => `${percentOf(count, base)} (${number(count)})`),
      bars: counts.map((count) => share(count, base)),
    })),
  }
}
