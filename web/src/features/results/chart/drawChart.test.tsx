import type { ChartData } from './chartData.ts'
import { toSvg } from './drawChart.ts'
import { pictureOf, pictureWidth } from './pictureOf.ts'

it.each([
  [1, 2, 960],
  [2, 2, 960],
  [51, 51, 5637],
])('makes the picture of %s series and %s columns as wide as its figures need', (series, figures, width) => {
  expect(pictureWidth(series, figures)).toBe(width)
})

const row = (label: string, bar: number) => ({ key: label, label, cells: [`${bar * 100}`], bars: [bar] })

describe('the picture of a chart', () => {
  const chart: ChartData = {
    title: '1.1 A & B?',
    note: 'asked of 9 of 9',
    columns: ['Answer', 'Count'],
    rows: [row('Yes', 0.2), row('No', 0.8)],
  }
  const picture = pictureOf(chart, 'Source: Survey, 9 responses', (text, { size }) => text.length * size * 0.5)

  it('has its title, its base, and its source line, which ends the picture', () => {
    const texts = picture.texts.map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['1.1 A & B?', 'asked of 9 of 9', 'Source: Survey, 9 responses', 'Yes', '80']))
    const lowest = picture.texts.toSorted((one, other) => other.y - one.y)[0]!
    expect([lowest.text, lowest.y < picture.height]).toEqual(['Source: Survey, 9 responses', true])
  })

  it('truncates what has no room', () => {
    const { texts } = pictureOf({ ...chart, title: 'x'.repeat(500) }, '', (text, { size }) => text.length * size * 0.5)
    expect(texts[0]!.text).toMatch(/^x{88}…$/)
  })

  it('is an SVG whose texts are escaped, with the largest bar louder than the others', () => {
    const svg = new DOMParser().parseFromString(toSvg(picture, '"A font", serif'), 'image/svg+xml').documentElement
    expect([svg.getAttribute('width'), svg.getAttribute('font-family')]).toEqual(['960', '"A font", serif'])
    expect([...svg.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain('1.1 A & B?')
    const fills = [...svg.querySelectorAll('rect')].map((bar) => bar.getAttribute('fill'))
    expect(fills.filter((fill) => fill === '#2850d8')).toHaveLength(1)
    expect(fills.at(-1)).toBe('#2850d8')
  })
})
