/**
 * The lower end of the class that a duration in seconds is counted in. Classes are one second wide up to two minutes and about 1 % of the
 * duration beyond that: some 700 classes for a day.
 */
export const durationBin = (seconds: number): number => {
  const width = widthAt(seconds)
  return Math.floor(seconds / width) * width
}

const widthAt = (seconds: number) => Math.max(1, 2 ** (Math.floor(Math.log2(seconds)) - 6))

/** The median of durations counted in classes, to about 1 %; null if there are none. */
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
