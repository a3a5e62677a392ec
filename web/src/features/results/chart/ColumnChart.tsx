import type { CSSProperties } from 'react'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { ChartTable } from './ChartTable.tsx'
import css from './ColumnChart.module.css'
import { usePointed } from './usePointed.ts'

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

const maxTicks = 7

/** A chart of an ordered series, with its data as a collapsible table. Screen readers read the number of the pointed column, as of a slider. */
export function ColumnChart({ title, columns, unit, note }: { title: string; columns: Column[]; unit: string; note?: string }) {
  const t = useT()
  const highest = columns.reduce<Column | null>((best, column) => (best && best.count >= column.count ? best : column), null)
  const { top, lines } = gridLines(highest?.count ?? 0)
  const every = Math.max(1, Math.ceil(columns.length / maxTicks))
  const isLabelled = columns.map((_, index) => index % every === 0 && (index === 0 || columns.length - index > every / 2))
  const description = highest ? t('results.columns_said', { title, highest: highest.label, count: number(highest.count) }) : title
  const { at, slider } = usePointed({
    keys: columns.map(({ key }) => key),
    partAt: (part) => Math.floor(part * columns.length),
    first: columns.length - 1,
  })
  const readOut = columns[at] && `${columns[at].label}: ${number(columns[at].count)}`
  return (
    <figure className={css.chart} style={{ '--columns': columns.length } as CSSProperties}>
      <div className={css.plot} {...slider} aria-label={description} aria-valuetext={readOut ?? title}>
        {lines.map((line) => (
          <span key={line} className={css.line} style={{ '--share': line / top } as CSSProperties}>
            <span>{number(line)}</span>
          </span>
        ))}
        <span className={css.zero}>0</span>
        {columns.map(({ key, count, isOpen }, index) => (
          <span key={key} className={index === at ? `${css.column} ${css.chosen}` : css.column}>
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
      <ChartTable
        chart={{
          title,
          note: '',
          columns: [unit, t('admin.responses')],
          rows: columns.map(({ key, label, count }) => ({ key, label, cells: [number(count)], bars: [] })),
        }}
      />
    </figure>
  )
}
