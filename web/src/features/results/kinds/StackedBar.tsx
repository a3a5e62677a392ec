import type { CSSProperties } from 'react'
import { percentOf } from '../questions/choiceChart.ts'
import css from './StackedBar.module.css'

/** A part of the bar: its short name, such as the number of a point, and how many answers it has. */
export type Part = { key: string; name: string; count: number }

/** Shares from which a part has room for its name and its percentage, of all. */
const roomForName = 0.03
const roomForPercent = 0.09
/** From this depth on, in percent of the accent color, light text is easier to read. */
const darkDepth = 62

/** One bar of parts in their order, from light to dark. A table beside it has the figures. */
export function StackedBar({ parts }: { parts: Part[] }) {
  const all = parts.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return null
  return (
    <div className={css.bar} aria-hidden="true">
      {parts.map(({ key, name, count }, at) => {
        const depth = Math.round(18 + (82 * at) / Math.max(1, parts.length - 1))
        const share = count / all
        if (count === 0) return null
        return (
          <span
            key={key}
            className={`${css.part} ${depth >= darkDepth ? css.dark : ''}`}
            style={{ '--share': share, '--depth': `${depth}%` } as CSSProperties}
          >
            {share >= roomForPercent ? `${name}: ${percentOf(count, all)}` : share >= roomForName && name}
          </span>
        )
      })}
    </div>
  )
}
