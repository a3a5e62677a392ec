/** The median and the 99th percentile (nearest rank) of times; throws for none. */
export function percentiles(times: number[]): { p50: number; p99: number } {
  if (times.length === 0) throw new Error('There are no times.')
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!
  return { p50: at(0.5), p99: at(0.99) }
}
