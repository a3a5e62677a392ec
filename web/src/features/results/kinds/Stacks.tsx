import { FiguresTable, type Labeled } from '../chart/FiguresTable.tsx'
import { StackedBar, StackedLegend, type Part } from './StackedBar.tsx'
import css from './Stacks.module.css'

/** `cells`: of the table. `counts`: of each part, out of `base`. `figure`: beside the bar; `ends`: figures at both sides instead. `note`: below it. */
export type StackedRow = Labeled & {
  cells: string[]
  counts: number[]
  base: number
  figure: string
  note?: string
  ends?: [string, string] | undefined
}

type Props = {
  title: string
  /** The heads of the labels and of the cells. */
  head: string
  columns: Labeled[]
  parts: Omit<Part, 'count'>[]
  rows: StackedRow[]
  /** The head of the figures beside the bars. */
  figures?: string
  /** See StackedBar.tsx. */
  darkFirst?: boolean
}

/** A stacked bar for each row, under one legend. Screen readers have a table of all figures, in a box, since a table grows with its content. */
export function Stacks({ title, head, columns, parts, rows, figures, darkFirst }: Props) {
  return (
    <>
      <div className="unseen">
        <FiguresTable title={title} head={head} columns={columns} rows={rows} />
      </div>
      <div className={css.stacks}>
        <div className={css.head} aria-hidden="true">
          <StackedLegend parts={parts} darkFirst={darkFirst} />
          {figures && <span>{figures}</span>}
        </div>
        {rows.map(({ key, label, lang, base, counts, figure, note, ends }) => (
          <div key={key} className={ends ? `${css.row} ${css.ended}` : css.row}>
            <span lang={lang} dir="auto" aria-hidden="true">
              {label}
            </span>
            {ends && (
              <span className={css.figure} aria-hidden="true">
                {ends[0]}
              </span>
            )}
            <div className={css.bar}>
              <StackedBar
                title={label}
                parts={parts.map((part, at) => ({ ...part, count: counts[at]! }))}
                base={base}
                darkFirst={darkFirst}
              />
            </div>
            <span className={figures || ends ? css.strong : css.figure} aria-hidden="true">
              {ends?.[1] ?? figure}
            </span>
            {note && (
              <span className={css.note} aria-hidden="true">
                {note}
              </span>
            )}
          </div>
        ))}
      </div>
    </>
  )
}
