import { meanOf, sumParts } from '../figures.ts'
import { binOf, cut } from './bins.ts'

describe('a bin', () => {
  it.each([
    [0, 0, { from: 0, to: 0 }],
    [7, 0, { from: 7, to: 8 }],
    [42, 0, { from: 42, to: 43 }],
    [1234, 0, { from: 1200, to: 1300 }],
    [-1234, 0, { from: -1300, to: -1200 }],
    [999_999_999_999, 0, { from: 990_000_000_000, to: 1_000_000_000_000 }],
    [7.3, 1, { from: 7.3, to: 7.4 }],
    [7, 1, { from: 7, to: 7.1 }],
    [123.4, 1, { from: 120, to: 130 }],
    [0.0567, 4, { from: 0.056, to: 0.057 }],
    [0.29, 2, { from: 0.29, to: 0.3 }],
    [-0.5, 1, { from: -0.51, to: -0.5 }],
  ])('of %d with %d decimals', (value, decimals, bin) => expect(binOf(cut(value), decimals)).toEqual(bin))

  it('is at least 1 wide if the question no longer has decimals', () => {
    expect([7.3, 7.9, 0.2, -7.3].map((value) => binOf(cut(value), 0))).toEqual([
      { from: 7, to: 8 },
      { from: 7, to: 8 },
      { from: 0, to: 1 },
      { from: -8, to: -7 },
    ])
  })
})

const mean = (values: number[]) => {
  const parts: number[] = []
  for (const value of values) for (const [at, part] of sumParts(value).entries()) parts[at] = (parts[at] ?? 0) + part
  return meanOf(parts, values.length)
}

describe('a mean', () => {
  it.each([
    [[], null],
    [[0], 0],
    [[1, 2], 1.5],
    [[0.1, 0.2], 0.15],
    [[1, 1, 2], 1.333333],
    [[2, 2, 1], 1.666667],
    [[-1, -1, -2], -1.333333],
    [[-5, 5], 0],
    [[999_999_999_999, 1, -999_999_999_999], 0.333333],
    [[12_345_678.9012, 0.0001], 6_172_839.45065],
  ])('of %j', (values, expected) => expect(mean(values)).toBe(expected))
})
