import { drawHorizontally, leastWidth } from './horizontal.ts'
import type { Box, Branch, Course, Drawing, Part, Ribbon } from './course.ts'
import { drawVertically } from './vertical.ts'

const branch = (key: string, size: number, more: Partial<Branch> = {}): Branch => ({ key, size, label: 80, ...more })
const split = (id: string, shown: number, branches: Branch[]) => ({ id, shown, label: 200, hasNote: false, branches })
const plain = (id: string, shown: number): Part => ({ id, shown, label: 100, splits: [] })
const course = (parts: readonly Part[], more: Partial<Course> = {}): Course => ({ total: 200, lost: 0, lostAfter: -1, parts, ...more })

const yesNo = (id: string, label = 80) => split(id, 200, [branch('yes', 120, { label }), branch('no', 80, { label })])
const asked = split('role', 150, [branch('reader', 100), branch('editor', 50), branch('passing', 50, { isPassing: true })])
const usual = course([{ id: 'one', shown: 200, label: 100, splits: [yesNo('first'), asked] }, plain('two', 80), { id: 'three', shown: 200, label: 100, splits: [yesNo('last')] }]) // oxfmt-ignore

const layouts = [
  ['left to right', (of: Course) => drawHorizontally(of, 896)],
  ['top to bottom', (of: Course) => drawVertically(of, 358)],
] as const

const points = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
const coordinates = (path: string) => points(path).flatMap(({ x, y }) => [x, y])
/** The width of a ribbon at its start: its outline ends beside its first point. */
function widthOf({ outline }: Ribbon): number {
  const [first, last] = [points(outline)[0]!, points(outline).at(-1)!]
  return Math.hypot(first.x - last.x, first.y - last.y)
}
/** The x at which a ribbon starts. */
const leftOf = ({ outline }: Ribbon) => Math.min(points(outline)[0]!.x, points(outline).at(-1)!.x)
const splitsOf = ({ parts }: Drawing) => parts.flatMap(({ splits }) => splits)
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height

describe.each(layouts)('the drawing from %s', (_, draw) => {
  it('has branches as wide together as the beam, each by its size', () => {
    const [first, second] = splitsOf(draw(usual))
    const beam = sum(first!.branches.map(widthOf))
    expect(sum(second!.branches.map(widthOf))).toBeCloseTo(beam, 0)
    const widths = new Map(second!.branches.map((ray) => [ray.key, widthOf(ray) / beam]))
    expect([widths.get('reader'), widths.get('editor'), widths.get('passing')].map((width) => Number(width!.toFixed(2)))).toEqual([
      0.5, 0.25, 0.25,
    ])
  })

  it('keeps the order of sections and questions', () => {
    const drawing = draw(usual)
    expect(drawing.parts.map(({ id }) => id)).toEqual(['one', 'two', 'three'])
    expect(splitsOf(drawing).map(({ id }) => id)).toEqual(['first', 'role', 'last'])
    const places = splitsOf(drawing).map(({ title }) => title.x + title.y * 1000)
    expect(places.toSorted((one, other) => one - other)).toEqual(places)
  })

  it('has no two labels at one place', () => {
    const many = split(
      'many',
      200,
      Array.from({ length: 13 }, (_, at) => branch(`${at}`, at === 0 ? 188 : 1, { label: at % 2 ? 999 : 20 })),
    )
    for (const each of [usual, course([{ id: 'one', shown: 200, label: 100, splits: [many, many] }])]) {
      const drawing = draw(each)
      const labels = [
        ...splitsOf(drawing).flatMap(({ title, branches }) => [title, ...branches.map(({ label }) => label)]),
        ...drawing.parts.map(({ label }) => label),
      ]
      const clashes = labels.flatMap((one, at) => labels.slice(at + 1).filter((other) => overlap(one, other)))
      expect(clashes).toEqual([])
    }
  })

  it('gives long words two lines, at most', () => {
    const words = split('q', 200, [branch('short', 100), branch('long', 60, { label: 600 }), branch('longest', 40, { label: 2000 })])
    const [drawn] = splitsOf(draw(course([{ id: 'one', shown: 200, label: 100, splits: [words] }])))
    const [short, long, longest] = drawn!.branches.map(({ label }) => label.height)
    expect([long, longest]).toEqual([2 * short!, 2 * short!])
  })

  it('stays within its frame, with only numbers in its paths', () => {
    const one = course([{ id: 'one', shown: 1, label: 100, splits: [split('only', 1, [branch('yes', 1), branch('no', 0)])] }], { total: 1 })
    const lost = course(usual.parts, { lost: 40, lostAfter: 2 })
    for (const each of [usual, lost, one, course([plain('one', 200)]), course([plain('one', 0)], { total: 0 }), course([])]) {
      const drawing = draw(each)
      const ribbons = [
        ...drawing.ends,
        ...drawing.parts.flatMap(({ straights }) => straights.flatMap(({ passing, asides, changing }) => [passing, ...asides, changing])),
        ...splitsOf(drawing).flatMap(({ branches }) => branches),
      ]
      for (const { outline, rays } of ribbons) {
        expect(`${outline}${rays}`).toMatch(/^[MCLz\-\d. ]+$/)
        expect(Math.min(...coordinates(outline))).toBeGreaterThanOrEqual(0)
        expect(Math.max(...points(outline).map(({ x }) => x))).toBeLessThanOrEqual(drawing.width + 0.1)
        expect(Math.max(...points(outline).map(({ y }) => y))).toBeLessThanOrEqual(drawing.height + 0.1)
      }
    }
  })

  it('draws a ray for a branch without responses, so that it can be pointed at', () => {
    const [only] = splitsOf(
      draw(course([{ id: 'one', shown: 200, label: 100, splits: [split('q', 200, [branch('all', 200), branch('none', 0)])] }])),
    )
    const none = only!.branches.find(({ key }) => key === 'none')!
    expect(widthOf(none)).toBe(0)
    expect(none.rays).toMatch(/^M/)
    expect(none.area.height).toBeGreaterThanOrEqual(24)
  })

  it('narrows the beam by those who are lost, which leave it after the last section that ends the survey', () => {
    const drawing = draw(course(usual.parts, { lost: 50, lostAfter: 0 }))
    const whole = sum(splitsOf(draw(usual))[0]!.branches.map(widthOf))
    expect(sum(splitsOf(drawing)[0]!.branches.map(widthOf))).toBeCloseTo(whole * 0.8, 0)
    expect(widthOf(drawing.lost!)).toBeCloseTo(whole * 0.2, 0)
    expect(draw(usual).lost).toBeUndefined()
    const [, second, third] = splitsOf(drawing)
    expect(drawing.lost!.fade.from).toBeGreaterThanOrEqual(second!.colored.to)
    expect(drawing.lost!.fade.from).toBeLessThan(third!.colored.from)
  })

  it('is a calm beam through the sections where no question decides', () => {
    const drawing = draw(course([plain('one', 200), plain('two', 50)]))
    const [one, two] = [drawing.parts[0]!.straights.at(-1), drawing.parts[1]!.straights[0]]
    expect(widthOf(one!.asides[0]!)).toBe(0)
    expect(widthOf(two!.passing) / widthOf(one!.passing)).toBeCloseTo(0.25, 2)
    expect(widthOf(two!.asides[0]!) / widthOf(one!.passing)).toBeCloseTo(0.75, 2)
    expect([one!.changing.isWider, two!.changing.isWider]).toEqual([false, false])
    expect(widthOf(drawing.parts[1]!.straights[1]!.changing)).toBeCloseTo(widthOf(two!.asides[0]!), 1)
    expect(splitsOf(drawing)).toEqual([])
  })
})

describe('the drawing from left to right', () => {
  it('fills its frame, and is wider where 30 questions need more', () => {
    for (const each of [usual, course([plain('one', 200)]), course([{ id: 'one', shown: 200, label: 100, splits: [asked] }])])
      expect(drawHorizontally(each, 1200).width).toBe(1200)
    const thirty = course([{ id: 'one', shown: 200, label: 100, splits: Array.from({ length: 30 }, (_, at) => yesNo(`${at}`)) }])
    expect(drawHorizontally(thirty, 896).width).toBe(leastWidth(thirty))
    expect(leastWidth(thirty)).toBeGreaterThan(896)
  })
})

describe('the drawing from top to bottom', () => {
  it('keeps those who pass a question by at one side of the beam, at either side of the frame', () => {
    const drawing = drawVertically(course([{ id: 'one', shown: 200, label: 100, splits: [asked, asked] }]), 358)
    const left = splitsOf(drawing).map(({ branches }) => branches.toSorted((one, other) => leftOf(one) - leftOf(other))[0]!.key)
    expect(left).toEqual(['passing', 'passing'])
  })

  it('is as wide as its frame however many questions there are', () => {
    const thirty = course([{ id: 'one', shown: 200, label: 100, splits: Array.from({ length: 30 }, (_, at) => yesNo(`${at}`, 400)) }])
    for (const width of [288, 358, 640]) expect(drawVertically(thirty, width).width).toBe(width)
  })
})
