type Point = { x: number; y: number }

/** The size of a drawing, in the units of its paths. */
export type Frame = { width: number; height: number }

/** `lines`: an SVG path for each of the five colors. `bends`: a path for each gateway. `focus`: where all rays cross. */
export type StructureLines = { light: 'day' | 'night'; lines: string[]; bends: string[]; focus: Point }

const colors = 5
const rays = 30
/** The part of the frame's shorter side that stays empty along each edge. */
const margin = 0.08

// Up to `place`, all coordinates are shares of the part of the frame within its margins: 0 to 1.
type Part = { from: number; to: number; color: number }
/** The bundle of rays at `x`: its middle, and the distance of its outermost rays; negative once the rays have crossed. */
type Bundle = { x: number; middle: number; spread: number }

/** A hash of a text: a whole number from 0. */
const seedOf = (text: string): number => Array.from(text).reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7)

/** A pseudorandom generator of numbers from 0 to 1, the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const round = (value: number) => String(Math.round(value * 10) / 10)
const pathThrough = (points: Point[]) => points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')

/**
 * Rays by a survey's outline, whole within the frame: they change color with each section, bend at each gateway and cross in one point, at a gateway
 * where one is near the middle. `seed` tells equal outlines apart.
 */
export function structureLines(outline: string, seed: string, { width, height }: Frame): StructureLines {
  const next = numbersFrom(seedOf(seed) || 1)
  const light = next() < 0.5 ? 'day' : 'night'
  const first = Math.floor(next() * colors)
  const { parts, bends } = partsOf(outline || '1', first)
  const bundles = bundlesAt(bends, next)
  const focus = bundles.find(({ spread }) => spread === 0)!
  const edge = margin * Math.min(width, height)
  const place = ({ x, y }: Point): Point => ({ x: edge + x * (width - 2 * edge), y: edge + y * (height - 2 * edge) })
  const lines = Array.from({ length: colors }, (_, color) =>
    parts.flatMap((part) => (part.color === color ? raysIn(part, bundles, place) : [])).join(''),
  )
  return {
    light,
    lines,
    bends: bends.map((x) => pathThrough([0, 1].map((y) => place({ x, y })))),
    focus: place({ x: focus.x, y: focus.middle }),
  }
}

/** The sections side by side, wider with more questions, and the bends of their gateways. */
function partsOf(outline: string, first: number): { parts: Part[]; bends: number[] } {
  const sections = outline.split(' ')
  const weights = sections.map((section) => 0.7 + Math.sqrt(Number.parseInt(section)))
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)
  const bends: number[] = []
  let x = 0
  const parts = sections.map((section, at): Part => {
    const from = x
    x = at === sections.length - 1 ? 1 : x + weights[at]! / totalWeight
    const gateways = section.split('+').length - 1
    for (let gateway = 1; gateway <= gateways; gateway++) bends.push(from + ((x - from) * gateway) / (gateways + 1))
    return { from, to: x, color: (first + at) % colors }
  })
  return { parts, bends }
}

/** Two fans that meet in the focus, one low and narrow, the other high and wide, or the reverse. Every other bend makes them narrower. */
function bundlesAt(bends: number[], next: () => number): Bundle[] {
  const aim = 0.38 + 0.24 * next()
  const near = bends.filter((x) => Math.abs(x - aim) < 1 / 8).sort((a, b) => Math.abs(a - aim) - Math.abs(b - aim))
  const focus = { x: near[0] ?? aim, middle: 0.4 + 0.2 * next(), spread: 0 }
  const isNarrow = next() < 0.7
  const up = next() < 0.5
  const ends = [isNarrow, !isNarrow].map((narrow, at): Bundle => {
    const spread = narrow ? 0.3 + 0.25 * next() : 0.8 + 0.15 * next()
    const middle = up === Boolean(at) ? spread / 2 : 1 - spread / 2
    return { x: at, middle, spread: at ? -spread : spread }
  })
  const bent = bends
    .filter((x) => x !== focus.x)
    .map((x, at): Bundle => {
      const end = ends[x < focus.x ? 0 : 1]!
      const share = (x - focus.x) / (end.x - focus.x)
      const factor = at % 2 ? 1.1 + 0.2 * next() : 0.5 + 0.25 * next()
      const middle = focus.middle + (end.middle - focus.middle) * share
      const most = 2 * Math.min(middle, 1 - middle)
      return { x, middle, spread: Math.sign(end.spread) * Math.min(most, Math.abs(end.spread) * share * factor) }
    })
  return [...ends, focus, ...bent].sort((a, b) => a.x - b.x)
}

/** The path of the rays within one section. */
function raysIn({ from, to }: Part, bundles: Bundle[], place: (point: Point) => Point): string {
  const xs = [from, ...bundles.map(({ x }) => x).filter((x) => x > from && x < to), to]
  return Array.from({ length: rays }, (_, ray) => {
    const share = ray / (rays - 1) - 0.5
    return pathThrough(xs.map((x) => place({ x, y: heightAt(x, share, bundles) })))
  }).join('')
}

function heightAt(x: number, share: number, bundles: Bundle[]): number {
  const after = bundles.find((bundle) => bundle.x >= x) ?? bundles.at(-1)!
  const before = bundles[bundles.indexOf(after) - 1] ?? after
  const part = after === before ? 0 : (x - before.x) / (after.x - before.x)
  const at = ({ middle, spread }: Bundle) => middle + share * spread
  return at(before) + (at(after) - at(before)) * part
}
