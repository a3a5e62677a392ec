import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
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

/** The index of the column that a key moves to. */
const indexByKey: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

const maxTicks = 7

/** A chart of an ordered series, with its data as a collapsible table. The number of the pointed column is read out, as with a slider. */
export function ColumnChart({ title, columns, unit, note }: { title: string; columns: Column[]; unit: string; note?: string }) {
  const t = useT()
  const highest = columns.reduce<Column | null>((best, column) => (best && best.count >= column.count ? best : column), null)
  const { top, lines } = gridLines(highest?.count ?? 0)
  const every = Math.max(1, Math.ceil(columns.length / maxTicks))
  const isLabelled = columns.map((_, index) => index % every === 0 && (index === 0 || columns.length - index > every / 2))
  const description = highest ? t('results.columns_said', { title, highest: highest.label, count: number(highest.count) }) : title
  const [chosen, setChosen] = useState<string>()
  const at = columns.findIndex(({ key }) => key === chosen)
  const readOut = columns[at] && `${columns[at].label}: ${number(columns[at].count)}`
  const choose = (index: number) => setChosen(columns[Math.max(0, Math.min(index, columns.length - 1))]?.key)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexByKey[event.key]?.(at, columns.length - 1)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }
  const onPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    choose(Math.floor(((clientX - left) / width) * columns.length))
  }
  return (
    <figure className={css.chart} style={{ '--columns': columns.length } as CSSProperties}>
      <div
        className={css.plot}
        role="slider"
        tabIndex={0}
        aria-label={description}
        aria-valuemin={0}
        aria-valuemax={columns.length - 1}
        aria-valuenow={Math.max(0, at)}
        aria-valuetext={readOut ?? title}
        onFocus={() => at < 0 && choose(columns.length - 1)}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(undefined)}
      >
        {lines.map((line) => (
          <span key={line} className={css.line} style={{ '--share': line / top } as CSSProperties}>
            <span>{number(line)}</span>
          </span>
        ))}
        <span className={css.zero}>0</span>
        {columns.map(({ key, count, isOpen }) => (
          <span key={key} className={key === chosen ? `${css.column} ${css.chosen}` : css.column}>
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
      <p className={css.number}>
        {readOut ? (
          <strong className="weight-strong ink" aria-hidden="true">
            {readOut}
          </strong>
        ) : (
          note
        )}
      </p>
      <details className={css.table}>
        <summary>{t('results.as_table')}</summary>
        <table>
          <caption className="unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">{t('admin.responses')}</th>
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
