/** One path for each of the five colours. */
type Drawing = { light: 'day' | 'night'; lines: string[] }

const colours = 5
const count = 45

/** A whole number from 0, the same for the same text. */
export const seedOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7)

const n = (value: number) => String(Math.round(value * 10) / 10)

/** Draws `count` lines, `part` running from 0 to 1, and joins those of one colour. */
const spectrum = (draw: (part: number) => string): string[] =>
  Array.from({ length: colours }, (_, colour) => {
    const each = count / colours
    return Array.from({ length: each }, (_, i) => draw((colour * each + i) / (count - 1))).join('')
  })

/** Rods under a curve. */
const rods = (seed: number): Drawing => {
  const peak = 0.32 + (seed % 8) / 20
  const width = 0.05 + (seed % 5) / 60
  return {
    light: 'day',
    lines: spectrum((part) => `M${n(60 + part * 520)} 290v${n(-(18 + 200 * Math.exp(-((part - peak) ** 2) / width)))}`),
  }
}

/** Circles that grow as they go, as a wave does behind something fast. */
const rings = (seed: number): Drawing => ({
  light: 'night',
  lines: spectrum((part) => {
    const r = 6 + part * 138
    const x = 190 + (seed % 5) * 14 + part * (190 + (seed % 3) * 20)
    return `M${n(x - r)} 180a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0`
  }),
})

/** Rays bent at a line. */
const rays = (seed: number): Drawing => {
  const bend = 140 + (seed % 6) * 16
  return {
    light: 'day',
    lines: spectrum((part) => `M${n(part * 500 - 80)} 0L${n(90 + part * 460)} ${bend}L${n(part ** 1.3 * 760 - 20)} 360`),
  }
}

/** Waves that part and meet. */
const waves = (seed: number): Drawing => {
  const turn = (seed % 9) / 3
  return {
    light: 'night',
    lines: spectrum((part) => {
      const at = (x: number) => `${x} ${n(180 + (part - 0.5) * 270 * Math.cos((x / 640) * Math.PI * 1.6 + turn))}`
      return Array.from({ length: 33 }, (_, i) => (i ? 'L' : 'M') + at(i * 20)).join('')
    }),
  }
}

export const patterns = [rods, rings, rays, waves]
