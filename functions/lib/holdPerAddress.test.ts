import { buckets } from './holdPerAddress.ts'

it('lets the burst through, then tells how long to wait, then lets one through a turn', () => {
  const take = buckets(2, 3)
  expect([0, 0, 0, 0].map((now) => take('a', now))).toEqual([0, 0, 0, 1])
  expect(take('a', 499)).toBe(1)
  expect(take('a', 1_000)).toBe(0)
})

it('holds each address by itself', () => {
  const take = buckets(1, 1)
  expect([take('a', 0), take('b', 0), take('a', 0)]).toEqual([0, 0, 1])
})

it('never saves up more than the burst', () => {
  const take = buckets(10, 2)
  take('a', 0)
  expect([1, 1, 1].map(() => take('a', 3_600_000))).toEqual([0, 0, 1])
})

it('forgets the longest unseen address when there are too many', () => {
  const take = buckets(1, 1, 2)
  take('a', 0)
  take('b', 0)
  take('c', 0)
  expect(take('b', 0)).toBe(1)
  expect(take('a', 0)).toBe(0)
})
