import { numbersFrom } from './pseudorandom.ts'

type Point = [x: number, y: number]

/** The size of a drawing, in the units of its paths. */
export type Frame = { width: number; height: number }

/** `sections`: the rays of each as an SVG path, in one of the five colors. `bends`: a path for all gateways. */
type StructureLines = { light: 'day' | 'night'; sections: { color: number; line: string }[]; bends: string }

/** Of every drawing, that of the home page included. */
export const colorCount = 5
export const rayCount = 30
/** The part of the frame's shorter side that stays empty along each edge. */
const margin = 0.08

// Up to `path`, all coordinates are shares of the part of the frame within its margins: 0 to 1.
type Part = { from: number; to: number; color: number }
/** The bundle of rays at `x`: its middle, and the distance of its outermost rays; negative once the rays have crossed. */
type Bundle = { x: number; middle: number; spread: number }

/** A hash of a text: a whole number from 0. */
const seedOf = (text: string): number => Array.from(text).reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7)

const round = (value: number) => Math.round(value * 10) / 10
const between = (from: number, to: number, share: number) => from + (to - from) * share

/**
 * Rays by a survey's outline, entirely within the frame. They change color with each section, bend at each gateway and cross in one point, at a
 * gateway if one is near the middle. `seed` distinguishes equal outlines.
 */
export function structureLines(outline: string, seed: string, { width, height }: Frame): StructureLines {
  const next = numbersFrom(seedOf(seed) || 1)
  const sections = (outline || '1').split(' ')
  const weights = sections.map((section) => 0.7 + Math.sqrt(Number.parseInt(section)))
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)
  const light = next() < 0.5 ? 'day' : 'night'
  const first = Math.floor(next() * colorCount)
  const bends: number[] = []
  let x = 0
  const parts = sections.map((section, at): Part => {
    const from = x
    x = at === sections.length - 1 ? 1 : x + weights[at]! / totalWeight
    const gateways = section.split('+').length - 1
    for (let gateway = 1; gateway <= gateways; gateway++) bends.push(between(from, x, gateway / (gateways + 1)))
    return { from, to: x, color: (first + at) % colorCount }
  })
  const bundles = bundlesAt(bends, next)
  const edge = margin * Math.min(width, height)
  const path = (points: Point[]) =>
    points
      .map(([x, y], at) => `${at ? 'L' : 'M'}${round(between(edge, width - edge, x))} ${round(between(edge, height - edge, y))}`)
      .join('')
  return {
    light,
    sections: parts.map((part) => ({ color: part.color, line: raysIn(part, bundles).map(path).join('') })),
    bends: bends
      .map((x) =>
        path([
          [x, 0],
          [x, 1],
        ]),
      )
      .join(''),
  }
}

/** Two fans that meet in the focus, one low and narrow, the other high and wide, or the reverse. Other bends make them narrower and wider in turn. */
function bundlesAt(bends: number[], next: () => number): Bundle[] {
  const aim = 0.38 + 0.24 * next()
  const focus = bends.find((x) => Math.abs(x - aim) < 0.12) ?? aim
  const height = 0.4 + 0.2 * next()
  const wide = next() < 0.7 ? 1 : 0
  const low = next() < 0.5 ? 1 : 0
  const ends = [0, 1].map((side) => {
    const spread = side === wide ? 0.8 + 0.15 * next() : 0.3 + 0.25 * next()
    return { spread, middle: side === low ? 1 - spread / 2 : spread / 2 }
  })
  const places = new Set([0, ...bends, focus, 1])
  return [...places]
    .sort((a, b) => a - b)
    .map((x, at) => {
      const side = x < focus ? 0 : 1
      const end = ends[side]!
      const share = side ? (x - focus) / (1 - focus) : (focus - x) / focus
      const factor = share === 1 ? 1 : at % 2 ? 0.5 + 0.25 * next() : 1.1 + 0.2 * next()
      const middle = between(height, end.middle, share)
      const spread = Math.min(2 * middle, 2 - 2 * middle, end.spread * share * factor)
      return { x, middle, spread: side ? -spread : spread }
    })
}

/** The points of each ray within one section. */
function raysIn({ from, to }: Part, bundles: Bundle[]): Point[][] {
  const xs = [from, ...bundles.map(({ x }) => x).filter((x) => x > from && x < to), to]
  return Array.from({ length: rayCount }, (_, ray) => xs.map((x): Point => [x, heightAt(x, ray / (rayCount - 1) - 0.5, bundles)]))
}

function heightAt(x: number, share: number, bundles: Bundle[]): number {
  const at = Math.max(
    1,
    bundles.findIndex((bundle) => bundle.x >= x),
  )
  const [before, after] = [bundles[at - 1]!, bundles[at]!]
  const part = (x - before.x) / (after.x - before.x)
  return between(before.middle, after.middle, part) + share * between(before.spread, after.spread, part)
}
