import type { CSSProperties } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import css from './BarTable.module.css'
import type { ChartData } from './chartData.ts'

export function BarTable({ title, columns, rows }: ChartData) {
  const t = useT()
  const [first, ...figures] = columns
  const longest = Math.max(...rows.map(({ bars, aside }) => (aside ? 0 : (bars[0] ?? 0))))
  return (
    <table className={css.bars}>
      <caption className="unseen">{title}</caption>
      <thead className="unseen seen-wide">
        <tr>
          <th scope="col">{first}</th>
          <td aria-hidden="true" />
          {figures.map((column) => (
            <th key={column} scope="col" className={css.figure}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, lang, cells, bars, aside }) => (
          <tr key={key} className={aside ? css.aside : undefined}>
            <th scope="row" lang={lang} dir="auto">
              {label || t('admin.no_title')}
            </th>
            <td className={css.bar} aria-hidden="true">
              {!aside && (
                <span className={bars[0] === longest ? css.longest : undefined} style={{ '--share': bars[0] ?? 0 } as CSSProperties} />
              )}
            </td>
            {cells.map((text, place) => (
              <td key={figures[place]} className={css.figure}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
