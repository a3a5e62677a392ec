import type { CSSProperties } from 'react'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { smallBase, type ComparedChart } from './comparison.ts'
import css from './CompareTable.module.css'

const maxPrinted = 4

/** The answers to a question with a column for each group of responses: share, count and bar in each cell, n in the last row. */
export function CompareTable({ chart: { title, columns, rows, bases }, by }: { chart: ComparedChart; by: string }) {
  const t = useT()
  const [first, ...parts] = columns
  const longest = Math.max(...rows.flatMap(({ cells }) => cells.map((text) => text.length)))
  return (
    <div role="region" className={css.scroll} aria-label={`${title}, ${by}`} tabIndex={0}>
      <table
        className={parts.length > maxPrinted ? `${css.table} ${css.many}` : css.table}
        style={{ '--columns': parts.length, '--figures': longest } as CSSProperties}
      >
        <caption className="unseen">{`${title}, ${by}`}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {parts.map((part, at) => (
              <th key={`${part} ${at}`} scope="col" dir="auto">
                {part}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ aside }) => !aside)
            .map(({ key, label, lang, cells, bars }) => (
              <tr key={key}>
                <th scope="row" lang={lang} dir="auto">
                  {label}
                </th>
                {cells.map((text, at) => (
                  <td key={`${parts[at]} ${at}`} data-part={parts[at]}>
                    <span className="unbroken">{text}</span>
                    <span className={css.bar} style={{ '--share': bars[at] } as CSSProperties} aria-hidden="true" />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('results.n')}</th>
            {bases.map((base, at) => (
              <td key={`${parts[at]} ${at}`} data-part={parts[at]}>
                {number(base)}
                {base < smallBase && <small className="block warned">{t('results.few')}</small>}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
