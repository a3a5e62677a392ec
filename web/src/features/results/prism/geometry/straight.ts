import type { Straight } from './course.ts'
import { band, type Curve } from './ribbon.ts'

/** Over how many pixels the beam gets wider or narrower. */
export const fadeLength = 24

type Given = {
  /** Along the beam. */
  from: number
  to: number
  /** The start of the beam's cross-section, and how much of the beam passes before and here: from that edge on, or up to the other one. */
  edge: number
  total: number
  before: number
  now: number
  fromEnd?: boolean
  at: (across: number, along: number) => Curve
  lineTo: (curve: Curve, across: number, along: number) => Curve
}

/** A straight piece of the beam. Rays stay straight: those of responses to which a section is not shown fade. */
export function drawStraight({ from, to, edge, total, before, now, fromEnd = false, at, lineTo }: Given): Straight {
  const isWider = now > before
  const [least, most] = [Math.min(before, now), Math.max(before, now)]
  const place = (part: number) => (fromEnd ? edge + total - part : edge + part)
  const piece = (one: number, other: number, end: number) => {
    const [start, stop] = [place(one), place(other)].toSorted((a, b) => a - b) as [number, number]
    return band(start, stop, edge, (across) => lineTo(at(across, from), across, end))
  }
  const fade = { from, to: Math.min(to, from + fadeLength) }
  return {
    passing: piece(0, least, to),
    asides: [piece(now, total, to), ...(isWider ? [piece(least, most, fade.to)] : [])],
    changing: { ...piece(least, most, isWider ? to : fade.to), fade, isWider },
  }
}
