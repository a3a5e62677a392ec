import type { Ribbon } from './course.ts'

export type Point = readonly [number, number]
/** A curve: its start, then two control points and an end for each piece. */
export type Curve = { start: Point; pieces: readonly (readonly [Point, Point, Point])[] }

const round = (value: number) => String(Math.round(value * 10) / 10)
const said = (points: readonly Point[]) => points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')

const along = ({ pieces }: Curve) => pieces.map((piece) => `C${said(piece)}`).join('')
const pathOf = (curve: Curve) => `M${said([curve.start])}${along(curve)}`
const endOf = ({ start, pieces }: Curve): Point => pieces.at(-1)?.[2] ?? start

function reversed({ start, pieces }: Curve): Curve {
  const ends = [start, ...pieces.map(([, , end]) => end)]
  return { start: ends.at(-1)!, pieces: pieces.map(([one, other], at) => [other, one, ends[at]!] as const).toReversed() }
}

/** The distance of two rays, in pixels. */
const spacing = 4

/** A band of light: `edge` is the curve at each part of its width, 0 to 1. It has at least one ray. */
export function ribbon(width: number, edge: (part: number) => Curve): Ribbon {
  const back = reversed(edge(1))
  const count = Math.max(1, Math.round(width / spacing))
  const rays = Array.from({ length: count }, (_, ray) => pathOf(edge((ray + 0.5) / count)))
  return { outline: `${pathOf(edge(0))}L${said([back.start])}${along(back)}z`, rays: rays.join('') }
}

/** A straight band, without rays if it is empty. Its rays are at the same places as those of the whole beam, whose first edge is at `edge`. */
export function band(from: number, to: number, edge: number, at: (across: number) => Curve): Ribbon {
  const first = Math.ceil((from - edge) / spacing - 0.5)
  const last = Math.ceil((to - edge) / spacing - 0.5) - 1
  const rays = Array.from({ length: Math.max(0, last - first + 1) }, (_, ray) => pathOf(at(edge + (first + ray + 0.5) * spacing)))
  return { ...ribbon(0, (part) => at(from + part * (to - from))), rays: rays.join('') }
}

export const startAt = (start: Point): Curve => ({ start, pieces: [] })

/** Adds a straight piece. */
export const lineTo = (curve: Curve, end: Point): Curve => ({ ...curve, pieces: [...curve.pieces, [endOf(curve), end, end]] })

/** Adds a piece that leaves and arrives along the x axis. */
export function easeTo(curve: Curve, end: Point): Curve {
  const [x, y] = endOf(curve)
  const middle = (x + end[0]) / 2
  return { ...curve, pieces: [...curve.pieces, [[middle, y], [middle, end[1]], end]] }
}

/** Adds a piece that leaves and arrives along the y axis. */
export function sinkTo(curve: Curve, end: Point): Curve {
  const [x, y] = endOf(curve)
  const middle = (y + end[1]) / 2
  return { ...curve, pieces: [...curve.pieces, [[x, middle], [end[0], middle], end]] }
}

/** How far the control points of a quarter circle are from its ends, of its radius. */
const quarter = 0.5523

/** Adds a quarter circle, around the corner where both directions meet. */
export function turnTo(curve: Curve, corner: Point, end: Point): Curve {
  const from = endOf(curve)
  const toward = ([x, y]: Point): Point => [x + (corner[0] - x) * quarter, y + (corner[1] - y) * quarter]
  return { ...curve, pieces: [...curve.pieces, [toward(from), toward(end), end]] }
}
