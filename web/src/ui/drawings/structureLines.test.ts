import { structureLines, width } from './structureLines.ts'

const colors = (outline: string) => structureLines(outline, 'S1').lines.filter((line) => line !== '').length
const drawn = (outline: string, seed = 'S1') => JSON.stringify(structureLines(outline, seed))

describe('the picture of a survey', () => {
  it('is the same for the same survey', () => {
    for (const outline of ['', '3', '3+ 5 2++']) expect(drawn(outline)).toBe(drawn(outline))
  })

  it('is another for every other survey of the same shape, and for every other shape of the same survey', () => {
    const seeds = Array.from({ length: 100 }, (_, at) => drawn('3+ 5 2++', `S${at}`))
    expect(new Set(seeds).size).toBe(seeds.length)
    const shapes = ['', '3', '3+', '3++', '3 3', '3+ 3', '3 3+', '5 2 3', '2 3 5'].map((outline) => drawn(outline))
    expect(new Set(shapes).size).toBe(shapes.length - 1) // a survey without anything is drawn like one with a single question
  })

  it('has a color for each section, the same one again after five, and a bend for each gateway within its section', () => {
    expect(['1', '1 1', '1 1 1 1 1', '1 1 1 1 1 1'].map(colors)).toEqual([1, 2, 5, 5])
    const { bends } = structureLines('4+ 4 4++', 'S1')
    expect(bends).toHaveLength(3)
    expect(bends.map((x) => Math.floor((x / width) * 3))).toEqual([0, 2, 2])
  })

  it('has numbers alone in its paths, also for the longest outline and one without questions', () => {
    for (const outline of [`1000${'+'.repeat(24)}`, Array(40).fill('25').join(' '), '0 0'])
      for (const line of structureLines(outline, 'S1').lines) expect(line).toMatch(/^(?:[ML]-?[\d.]+ -?[\d.]+)*$/)
  })
})
