import type { CSSProperties } from 'react'
import { number } from '../../../lib/language/format.ts'
import { formatList } from '../../../lib/language/formatList.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { share } from '../chart/chartData.ts'
import { usePointed } from '../chart/usePointed.ts'
import { percentOf } from '../questions/choiceChart.ts'
import { endsOf } from './endsOf.ts'
import css from './StackedBar.module.css'

/** A part of the bar with its number of answers. `name`: a short one that shows in it, such as the number of a point. */
export type Part = { key: string; label: string; lang?: string | undefined; name?: string; count: number }

/** Shares of the whole bar from which a part has room for its name, and for its percentage. */
const roomForName = 0.03
const roomForPercent = 0.08
const roomForBothOnPhone = 0.16

/** Parts up to this share are light enough for dark text; the others are dark enough for light text. No part has a color between. */
const lastLight = 0.65

/** The share of accent color in the part at this place: the first is the lightest unless `darkFirst`. `isDark`: whether its text is light. */
function shadeOf(at: number, parts: number, darkFirst = false): { depth: string; isDark: boolean } {
  const place = (darkFirst ? parts - 1 - at : at) / Math.max(1, parts - 1)
  const isDark = place > lastLight
  return { depth: `${Math.round(isDark ? 85 + 50 * (place - 0.7) : 15 + 75 * place)}%`, isDark }
}

/** `darkFirst`: the first part is the best, and has the most color. */
type Shaded<Shown> = { parts: Shown[]; darkFirst?: boolean | undefined }

/** One bar of parts in their order, from light to dark, of `base` answers. Hover, tap and arrow keys show the number of a part. */
export function StackedBar({ title, parts, base, darkFirst }: Shaded<Part> & { title: string; base: number }) {
  const drawn = parts.map((part, at) => ({ ...part, ...shadeOf(at, parts.length, darkFirst) })).filter(({ count }) => count > 0)
  const { at, slider } = usePointed({ keys: drawn.map(({ key }) => key), partAt: (part) => partAt(drawn, part * base), first: 0 })
  if (drawn.length === 0) return null
  const said = ({ label, count }: Part) => `${label}: ${percentOf(count, base)} (${number(count)})`
  return (
    <div className={css.pointed}>
      {drawn[at] && (
        <span className={css.said} aria-hidden="true">
          {said(drawn[at])}
        </span>
      )}
      <div className={css.bar} {...slider} aria-label={title} aria-valuetext={drawn[at] ? said(drawn[at]) : title}>
        {drawn.map(({ key, name, count, depth, isDark }, index) => {
          const part = share(count, base)
          return (
            <span
              key={key}
              className={isDark ? css.dark : undefined}
              data-tight={part < roomForBothOnPhone || undefined}
              data-pointed={index === at || undefined}
              style={{ '--share': part, '--depth': depth } as CSSProperties}
            >
              {name !== undefined && part >= roomForName && <b>{name}</b>}
              {part >= roomForPercent && <span>{percentOf(Math.round((100 * count) / base), 100)}</span>}
            </span>
          )
        })}
      </div>
    </div>
  )
}

/** The index of the part with the answer at this position among all sorted answers. */
function partAt(parts: readonly Part[], place: number): number {
  let before = 0
  const found = parts.findIndex(({ count }) => place < (before += count))
  return found < 0 ? parts.length - 1 : found
}

/** How many answers are at the two ends of a scale. */
export function Ends({ parts, base }: { parts: readonly Part[]; base: number }) {
  const t = useT()
  const { low, high } = endsOf(parts)
  if (low.length === 0 || base === 0) return null
  return (
    <p className={css.ends}>
      {[low, high].map((end, at) => {
        const count = end.reduce((sum, part) => sum + part.count, 0)
        const answers = formatList(end.map(({ label }) => label), 'disjunction') // oxfmt-ignore
        return <span key={at}>{t('results.end', { answers, share: percentOf(count, base), number: number(count) })}</span>
      })}
    </p>
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
