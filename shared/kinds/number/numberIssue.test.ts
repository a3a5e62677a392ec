import { numberIssue } from './numberIssue.ts'

const free = { min: null, max: null, decimals: 4 }

it.each([
  [0, free, undefined],
  [-0, { ...free, min: 0 }, undefined],
  [999_999_999_999, free, undefined],
  [1e12, free, 'answer.too_large'],
  [Infinity, free, 'answer.too_large'],
  [-1e12, free, 'answer.too_small'],
  [-Infinity, free, 'answer.too_small'],
  [18, { ...free, min: 18, max: 18 }, undefined],
  [17, { ...free, min: 18 }, 'answer.too_small'],
  [19, { ...free, max: 18 }, 'answer.too_large'],
  [0.1 + 0.2, free, 'answer.too_many_decimals'],
  [0.3, { ...free, decimals: 1 }, undefined],
  [1.5, { ...free, decimals: 0 }, 'answer.too_many_decimals'],
  [1e-7, free, 'answer.too_many_decimals'],
  [123_456_789_012.345, free, undefined],
  [123_456_789_012.3456, free, 'answer.too_many_digits'],
])('%d within %j: %s', (value, bounds, issue) => expect(numberIssue(value, bounds)).toBe(issue))
