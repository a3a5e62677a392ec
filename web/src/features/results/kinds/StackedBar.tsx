import type { CSSProperties } from 'react'
import { number } from '../../../lib/language/format.ts'
import { share } from '../chart/chartData.ts'
import { percentOf } from '../questions/choiceChart.ts'
import css from './StackedBar.module.css'

/** A part of the bar, and how many answers it has. `name`: a short one that shows in it, such as the number of a point. */
export type Part = { key: string; label: string; lang?: string | undefined; name?: string; count: number }

/** Shares of the whole bar from which a part has room for its name, and for its percentage. */
const roomForName = 0.03
const roomForPercent = 0.08
const roomForBothOnPhone = 0.16

/** Up to here parts are light enough for dark text; the others are dark enough for light text. None has a color between. */
const lastLight = 0.65

/** How much accent color the part at this place has: the first is the lightest unless `darkFirst`. `isDark`: whether light text is read on it. */
function shadeOf(at: number, parts: number, darkFirst = false): { depth: string; isDark: boolean } {
  const place = (darkFirst ? parts - 1 - at : at) / Math.max(1, parts - 1)
  const isDark = place > lastLight
  return { depth: `${Math.round(isDark ? 85 + 50 * (place - 0.7) : 15 + 75 * place)}%`, isDark }
}

/** `darkFirst`: the first part is the best, and has the most color. */
type Shaded<Shown> = { parts: Shown[]; darkFirst?: boolean | undefined }

/** One bar of parts in their order, from light to dark, of `base` answers. A table beside it has the figures. */
export function StackedBar({ parts, base, darkFirst }: Shaded<Part> & { base: number }) {
  if (parts.every(({ count }) => count === 0)) return null
  return (
    <div className={css.bar} aria-hidden="true">
      {parts.map(({ key, label, name, count }, at) => {
        if (count === 0) return null
        const { depth, isDark } = shadeOf(at, parts.length, darkFirst)
        const part = share(count, base)
        const percent = percentOf(Math.round((100 * count) / base), 100)
        return (
          <span
            key={key}
            className={isDark ? css.dark : undefined}
            data-tight={part < roomForBothOnPhone || undefined}
            title={`${label}: ${percentOf(count, base)} (${number(count)})`}
            style={{ '--share': part, '--depth': depth } as CSSProperties}
          >
            {name !== undefined && part >= roomForName && <b>{name}</b>}
            {part >= roomForPercent && <span>{percent}</span>}
          </span>
        )
      })}
    </div>
  )
}

/** The labels of the parts with their colors, for bars whose parts have no names. */
export function StackedLegend({ parts, darkFirst }: Shaded<Omit<Part, 'count'>>) {
  return (
    <ul className={css.legend} aria-hidden="true">
      {parts.map(({ key, label, lang }, at) => (
        <li key={key} style={{ '--depth': shadeOf(at, parts.length, darkFirst).depth } as CSSProperties}>
          <span lang={lang} dir="auto">
            {label}
          </span>
        </li>
      ))}
    </ul>
  )
}
