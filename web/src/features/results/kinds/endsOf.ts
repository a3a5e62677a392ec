/** The parts at the two ends of a scale: two at each end, one if it has fewer than four; none if it has no two ends. */
export function endsOf<P>(parts: readonly P[]): { low: P[]; high: P[] } {
  if (parts.length < 2) return { low: [], high: [] }
  const width = parts.length < 4 ? 1 : 2
  return { low: parts.slice(0, width), high: parts.slice(-width) }
}
