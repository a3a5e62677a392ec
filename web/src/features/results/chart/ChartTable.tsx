import { useT } from '../../../lib/language/i18n.ts'
import type { ChartData } from './chartData.ts'
import css from './ChartTable.module.css'

/** The data of a chart as a table that opens on demand. */
export function ChartTable({ chart: { title, columns, rows } }: { chart: ChartData }) {
  const t = useT()
  const [first, ...figures] = columns
  return (
    <details className={css.table}>
      <summary className={css.summary}>{t('results.as_table')}</summary>
      <div role="region" aria-label={title} tabIndex={0}>
        <table>
          <caption className="unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {figures.map((column, at) => (
                <th key={`${column} ${at}`} scope="col" dir="auto">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, lang, cells }) => (
              <tr key={key}>
                <th scope="row" lang={lang} dir="auto">
                  {label}
                </th>
                {cells.map((text, at) => (
                  <td key={`${figures[at]} ${at}`}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
