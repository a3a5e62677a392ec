/**
 * The lower end of the class that so many seconds are counted in: every second up to two minutes, and about a hundredth of the time beyond,
 * so that a day has some 700 classes.
 */
export const classOf = (seconds: number): number => {
  const width = widthAt(seconds)
  return Math.floor(seconds / width) * width
}

const widthAt = (seconds: number) => Math.max(1, 2 ** (Math.floor(Math.log2(seconds)) - 6))

/** The median of times that were counted in classes, to a hundredth of it; null of none. */
export function medianOf(classes: Iterable<readonly [from: number, count: number]>): number | null {
  const sorted = [...classes].sort(([a], [b]) => a - b)
  const total = sorted.reduce((sum, [, count]) => sum + count, 0)
  let before = 0
  for (const [from, count] of sorted) {
    before += count
    if (before * 2 >= total) return Math.floor(from + widthAt(from) / 2)
  }
  return null
}
