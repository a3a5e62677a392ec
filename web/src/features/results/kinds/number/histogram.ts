import type { NumberResults } from '#shared/responses/results.ts'

type Bins = NumberResults['bins']

/** A column of a histogram: the numbers from `from` to below `to`; `to` is null if all of them are `from`. */
type HistogramColumn = { from: number; to: number | null; count: number }

/** The most columns that are drawn. */
const most = 20

/**
 * The ranges of a question's numbers as columns of equal width, empty ones included: 1, 2 or 5 times a power of ten. A range counts in the column of
 * its lower end.
 */
export function histogram(bins: Bins): HistogramColumn[] {
  if (bins.length === 0) return []
  const lowest = Math.min(...bins.map(({ from }) => from))
  const highest = Math.max(...bins.map(({ from }) => from))
  const widest = Math.max(...bins.map(({ from, to }) => to - from))
  const narrowest = Math.min(...bins.filter(({ from, to }) => to > from).map(({ from, to }) => to - from), widest || 1)
  const step = niceStep(Math.max((highest - lowest) / (most - 1), widest, narrowest))
  const columnOf = (from: number) => Math.floor(Number((from / step).toPrecision(12)))
  const first = columnOf(lowest)
  const counts = Array.from({ length: columnOf(highest) - first + 1 }, () => 0)
  for (const { from, count } of bins) counts[columnOf(from) - first]! += count
  const isSingle = step === 1 && bins.every(({ from, to }) => Number.isInteger(from) && to - from <= 1)
  const edge = (at: number) => Number((at * step).toPrecision(12))
  return counts.map((count, at) => ({ from: edge(first + at), to: isSingle ? null : edge(first + at + 1), count }))
}

/** The smallest of 1, 2 and 5 times a power of ten that is not smaller. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least) + 1e-9)
  return Number(([1, 2, 5, 10].map((times) => times * power).find((step) => step >= least * (1 - 1e-9)) ?? least).toPrecision(3))
}
