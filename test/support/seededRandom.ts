/** Random picks that are the same on every run: a failing survey is found again by its seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed

  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number) => Math.floor(fraction() * bound)
  const chance = (probability: number) => fraction() < probability

  return {
    below,
    chance,
    oneOf: <T>(items: readonly T[]): T => items[below(items.length)]!,
    /** Each item with that probability. */
    some: <T>(items: readonly T[], probability: number): T[] => items.filter(() => chance(probability)),
  }
}
export type SeededRandom = ReturnType<typeof seededRandom>
