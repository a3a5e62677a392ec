import { structureLines, type Frame } from './structureLines.ts'

const wide = { width: 640, height: 360 }
const frames: Frame[] = [wide, { width: 840, height: 360 }, { width: 360, height: 360 }, { width: 1200, height: 630 }]

const linesOf = (...of: Parameters<typeof structureLines>) => structureLines(...of).sections.map(({ line }) => line)
/** The color of each section, counted from that of the first. */
const colors = (outline: string) => {
  const { sections } = structureLines(outline, 'S1', wide)
  return sections.map(({ color }) => (color - sections[0]!.color + 5) % 5)
}
const drawn = (outline: string, seed = 'S1') => JSON.stringify(structureLines(outline, seed, wide))

const pointsOf = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((ray) => ray.split('L').map((point) => point.split(' ').map(Number) as [number, number]))

/** The heights of all rays at an x that the paths name, in the order of the rays. */
type Column = { x: number; heights: number[] }

function columnsOf(lines: string[]): Column[] {
  const columns = new Map<number, number[]>()
  for (const ray of lines.flatMap(pointsOf)) for (const [x, y] of ray) columns.set(x, [...(columns.get(x) ?? []), y])
  return [...columns].map(([x, heights]) => ({ x, heights }))
}

/** The x at which all rays meet in one point. */
function focusOf(columns: Column[]): { x: number; y: number } {
  const { x, heights } = columns.find((column) => Math.max(...column.heights) - Math.min(...column.heights) < 0.2)!
  return { x, y: heights[0]! }
}

/** 1 where the first ray is the highest, -1 where it is the lowest; without those that are too narrow to tell. */
const directionsOf = (columns: Column[]) => [
  ...new Set(columns.map(({ heights }) => Math.sign(Math.round(heights.at(-1)! - heights[0]!))).filter(Boolean)),
]

/** The outline of a random survey: 1 to 40 sections with up to 12 questions and 24 gateways in all. */
function randomOutline(random: () => number): string {
  let gateways = 24
  return Array.from({ length: 1 + Math.floor(40 * random() ** 2) }, () => {
    const questions = Math.floor(random() * 13)
    const branching = Math.min(gateways, random() < 0.3 ? Math.ceil(random() * questions) : 0)
    gateways -= branching
    return `${questions}${'+'.repeat(branching)}`
  }).join(' ')
}

function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

const random = seeded(20_261_126)
const cases = Array.from({ length: 200 }, (_, at) => ({
  outline: randomOutline(random),
  seed: `S${at}`,
  frame: frames[at % frames.length]!,
}))

describe('the picture of a survey', () => {
  it('is the same for the same survey', () => {
    for (const outline of ['', '3', '3+ 5 2++']) expect(drawn(outline)).toBe(drawn(outline))
  })

  it('differs between surveys of the same shape, and between shapes of the same survey', () => {
    const seeds = Array.from({ length: 100 }, (_, at) => drawn('3+ 5 2++', `S${at}`))
    expect(new Set(seeds).size).toBe(seeds.length)
    const shapes = ['', '3', '3+', '3++', '3 3', '3+ 3', '3 3+', '5 2 3', '2 3 5'].map((outline) => drawn(outline))
    expect(new Set(shapes).size).toBe(shapes.length - 1) // a survey without anything is drawn like one with a single section
  })

  it('has a color for each section, the same one again after five, and a bend for each gateway within its section', () => {
    expect(['1', '1 1', '1 1 1 1 1 1'].map(colors)).toEqual([[0], [0, 1], [0, 1, 2, 3, 4, 0]])
    const { bends } = structureLines('4+ 4 4++', 'S1', wide)
    expect(pointsOf(bends).map((bend) => Math.floor((bend[0]![0] / wide.width) * 3))).toEqual([0, 2, 2])
  })

  it('has only numbers in its paths, even for the longest outline and one without questions', () => {
    for (const outline of [`1000${'+'.repeat(24)}`, Array(40).fill('25').join(' '), '0 0'])
      for (const line of linesOf(outline, 'S1', wide)) expect(line).toMatch(/^(?:[ML][\d.]+ [\d.]+)*$/)
  })

  it('fits its frame for any structure', () => {
    const outside = cases.filter(({ outline, seed, frame: { width, height } }) => {
      const { sections, bends } = structureLines(outline, seed, { width, height })
      const edge = 0.079 * Math.min(width, height)
      const points = [...sections.map(({ line }) => line), bends].flatMap(pointsOf).flat()
      return points.some(([x, y]) => x < edge || x > width - edge || y < edge || y > height - edge)
    })
    expect(outside).toEqual([])
  })

  it('reaches both sides of its frame', () => {
    for (const { outline, seed, frame } of cases) {
      const xs = linesOf(outline, seed, frame)
        .flatMap(pointsOf)
        .flat()
        .map(([x]) => x)
      const edge = 0.08 * Math.min(frame.width, frame.height)
      expect([Math.min(...xs), Math.max(...xs)].map(Math.round)).toEqual([edge, frame.width - edge].map(Math.round))
    }
  })

  it('has one crossing, of all rays, near the middle', () => {
    for (const { outline, seed, frame } of cases) {
      const columns = columnsOf(linesOf(outline, seed, frame))
      const focus = focusOf(columns)
      expect(directionsOf(columns.filter(({ x }) => x < focus.x))).toEqual([1])
      expect(directionsOf(columns.filter(({ x }) => x > focus.x))).toEqual([-1])
      expect(focus.x / frame.width).toBeGreaterThan(0.25)
      expect(focus.x / frame.width).toBeLessThan(0.75)
    }
  })

  it('is composed alike in every frame: with the same crossing, in the same light', () => {
    for (const { outline, seed } of cases.slice(0, 50)) {
      const [first, ...others] = frames.map((frame) => {
        const { light } = structureLines(outline, seed, frame)
        const { x, y } = focusOf(columnsOf(linesOf(outline, seed, frame)))
        const edge = 0.08 * Math.min(frame.width, frame.height)
        return { light, x: (x - edge) / (frame.width - 2 * edge), y: (y - edge) / (frame.height - 2 * edge) }
      })
      for (const { light, x, y } of others) {
        expect(light).toBe(first!.light)
        expect(x).toBeCloseTo(first!.x, 2)
        expect(y).toBeCloseTo(first!.y, 2)
      }
    }
  })
})
