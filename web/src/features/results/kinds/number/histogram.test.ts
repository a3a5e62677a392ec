import { histogram } from './histogram.ts'

const bin = (from: number, to: number, count = 1) => ({ from, to, count })

describe('the histogram of numbers', () => {
  it('has no column without numbers', () => expect(histogram([])).toEqual([]))

  it('has a column for each whole number of a short range, also where there is none', () => {
    expect(histogram([bin(0, 0), bin(1, 2, 3), bin(4, 5)])).toEqual([
      { from: 0, to: null, count: 1 },
      { from: 1, to: null, count: 3 },
      { from: 2, to: null, count: 0 },
      { from: 3, to: null, count: 0 },
      { from: 4, to: null, count: 1 },
    ])
  })

  it.each([
    ['a wide range', [bin(7, 8), bin(12, 13, 2), bin(1200, 1300)], 100, 13],
    ['decimals', [bin(0.1, 0.11), bin(0.9, 0.91)], 0.05, 17],
    ['negative numbers', [bin(-1300, -1200), bin(-8, -7), bin(1200, 1300)], 200, 14],
    ['one number', [bin(42, 43)], 1, 1],
    ['0 alone', [bin(0, 0)], 1, 1],
    ['large numbers', [bin(990_000_000_000, 1_000_000_000_000), bin(0, 0)], 100_000_000_000, 10],
  ])('has columns of one width for %s', (_, bins, width, columns) => {
    const found = histogram(bins)
    expect(found).toHaveLength(columns)
    for (const { from, to } of found) expect((to ?? from + 1) - from).toBeCloseTo(width, 9)
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(bins.reduce((sum, { count }) => sum + count, 0))
    expect(found.length).toBeLessThanOrEqual(20)
  })
})
