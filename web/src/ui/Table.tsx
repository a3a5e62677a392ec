import type { ReactNode } from 'react'
import css from './Table.module.css'

/** One column: `end` aligns figures and buttons to the right; `hidden` names a column for screen readers only. */
export type Column = { key: string; label: ReactNode; align?: 'end'; hidden?: boolean }

/** A native table with its caption (for screen readers); the rows, `<tr>` of `<td>`, are its children. It scrolls by itself where it is too wide. */
export const Table = ({ caption, columns, children }: { caption: string; columns: Column[]; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <section className={css.scroll} aria-label={caption} tabIndex={0}>
    <table className={css.table}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, align, hidden }) => (
            <th key={key} scope="col" data-align={align}>
              {hidden ? <span className="unseen">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
)
