import type { CSSProperties } from 'react'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import css from './ColumnChart.module.css'

/** `label`: the column's full name; `tick`: its short name on the axis. `isOpen`: a period that is not over yet. */
export type Column = { key: string; label: string; tick: string; count: number; isOpen?: boolean }

/** The top of the scale for a highest value `most`, and the values of the grid lines. */
function gridLines(most: number): { top: number; lines: number[] } {
  if (most <= 0) return { top: 1, lines: [] }
  const power = 10 ** Math.floor(Math.log10(most))
  const step = Math.max(1, [0.2, 0.5, 1, 2, 5].map((each) => each * power).find((each) => most / each <= 4) ?? power)
  const lines = Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step)
  return { top: Math.max(most, 1) * 1.06, lines }
}

/** Maximum number of labels under the columns. */
const maxTicks = 7

/** A column chart for an ordered series, such as days or ages, with the same data as a collapsible table. */
export function ColumnChart({ title, columns, unit }: { title: string; columns: Column[]; unit: string }) {
  const t = useT()
  const highest = columns.reduce<Column | null>((best, column) => (best && best.count >= column.count ? best : column), null)
  const { top, lines } = gridLines(highest?.count ?? 0)
  const every = Math.max(1, Math.ceil(columns.length / maxTicks))
  const isLabelled = columns.map((_, index) => index % every === 0 && (index === 0 || columns.length - index > every / 2))
  const description = highest ? t('results.columns_said', { title, highest: highest.label, count: number(highest.count) }) : title
  return (
    <figure className={css.chart} style={{ '--columns': columns.length } as CSSProperties}>
      <div className={css.plot} role="img" aria-label={description}>
        {lines.map((line) => (
          <span key={line} className={css.line} style={{ '--share': line / top } as CSSProperties}>
            <span>{number(line)}</span>
          </span>
        ))}
        <span className={css.zero}>0</span>
        {columns.map(({ key, label, count, isOpen }) => (
          <span key={key} className={css.column} title={`${label}: ${number(count)}`}>
            <i className={isOpen ? css.open : undefined} style={{ '--share': count / top } as CSSProperties} />
          </span>
        ))}
      </div>
      <div className={columns.length > 12 ? `${css.ticks} ${css.edges}` : css.ticks} aria-hidden="true">
        {columns.map(
          ({ key, tick }, index) =>
            isLabelled[index] && (
              <span key={key} style={{ '--at': index } as CSSProperties}>
                {tick}
              </span>
            ),
        )}
      </div>
      <details className={css.table}>
        <summary>{t('results.as_table')}</summary>
        <table>
          <caption className="unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">{t('work.responses')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ key, label, count }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
