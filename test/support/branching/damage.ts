import { seededRandom } from '../../../scripts/demo/responses/seededRandom.ts'

/** A copy of a value with some fields removed or replaced. */
export function damage<T>(value: T, seed: number): T {
  const random = seededRandom(seed)
  const odd = [null, undefined, 0, 1, '', 'odd', true, [], {}, [null], [1, 'x', undefined]]
  const copy = (held: unknown, depth: number): unknown => {
    if (depth > 0 && random.chance(0.06)) return random.oneOf(odd)
    if (Array.isArray(held)) return held.map((item) => copy(item, depth + 1))
    if (typeof held !== 'object' || held === null) return held
    return Object.fromEntries(
      Object.entries(held)
        .filter(() => !random.chance(0.04))
        .map(([name, item]) => [name, copy(item, depth + 1)]),
    )
  }
  return copy(value, 0) as T
}
