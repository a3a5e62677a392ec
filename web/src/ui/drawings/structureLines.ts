/** An SVG path for each of the five colors, and the x of each bend. */
type StructureLines = { light: 'day' | 'night'; lines: string[]; bends: number[] }

export const width = 640
export const height = 360
const colors = 5
const rays = 36

type Part = { from: number; to: number; color: number }
/** The bundle of rays at `x`: its middle, and the distance of its outermost rays; negative where they have crossed. */
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

/** Rays by a survey's outline: they change color with each section and bend at each gateway. `seed` tells equal outlines apart. */
export function structureLines(outline: string, seed: string): StructureLines {
  const next = numbersFrom(seedOf(seed) || 1)
  const sections = (outline || '1').split(' ')
  const weights = sections.map((section) => 0.7 + Math.sqrt(Number.parseInt(section)))
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)
  const light = next() < 0.5 ? 'day' : 'night'
  const first = Math.floor(next() * colors)
  const bends: number[] = []
  let x = 0
  const parts = sections.map((section, at): Part => {
    const from = x
    x += (weights[at]! / totalWeight) * width
    const gateways = section.split('+').length - 1
    for (let gateway = 1; gateway <= gateways; gateway++) bends.push(from + ((x - from) * gateway) / (gateways + 1))
    return { from, to: x, color: (first + at) % colors }
  })
  const bundles = bundlesAt([0, ...bends, width], next)
  const lines = Array.from({ length: colors }, (_, color) =>
    parts.flatMap((part) => (part.color === color ? raysIn(part, bundles) : [])).join(''),
  )
  return { light, lines, bends }
}

/** Bundles at these x, wide and narrow in turn; the rays of a narrow one may have crossed. */
const bundlesAt = (places: number[], next: () => number): Bundle[] =>
  places.map((x, at) => ({
    x,
    middle: height * (0.36 + 0.28 * next()),
    spread: at % 2 ? (40 + 90 * next()) * (next() < 0.5 ? -1 : 1) : height * (0.85 + 0.55 * next()),
  }))

/** The path of the rays within one section. */
function raysIn({ from, to }: Part, bundles: Bundle[]): string {
  const places = [from, ...bundles.map(({ x }) => x).filter((x) => x > from && x < to), to]
  return Array.from({ length: rays }, (_, ray) => {
    const share = ray / (rays - 1) - 0.5
    return places.map((x, at) => `${at ? 'L' : 'M'}${round(x)} ${round(heightAt(x, share, bundles))}`).join('')
  }).join('')
}

function heightAt(x: number, share: number, bundles: Bundle[]): number {
  const after = bundles.find((bundle) => bundle.x >= x) ?? bundles.at(-1)!
  const before = bundles[bundles.indexOf(after) - 1] ?? after
  const part = after === before ? 0 : (x - before.x) / (after.x - before.x)
  const at = ({ middle, spread }: Bundle) => middle + share * spread
  return at(before) + (at(after) - at(before)) * part
}
