import { endsOf } from './endsOf.ts'

it.each([
  [1, [], []],
  [2, [1], [2]],
  [3, [1], [3]],
  [4, [1, 2], [3, 4]],
  [5, [1, 2], [4, 5]],
  [11, [1, 2], [10, 11]],
])('takes the two ends of %s parts', (count, low, high) => {
  expect(endsOf(Array.from({ length: count }, (_, at) => at + 1))).toEqual({ low, high })
})
