/** The ranking with a choice at the next place, or without a choice that has one; undefined for none. */
export function toggleRank(ranked: readonly string[], value: string): string[] | undefined {
  const next = ranked.includes(value) ? ranked.filter((one) => one !== value) : [...ranked, value]
  return next.length > 0 ? next : undefined
}

/** The ranking with a choice so many places further down, within its ends. */
export function moveRank(ranked: readonly string[], value: string, by: number): string[] {
  const others = ranked.filter((one) => one !== value)
  const at = Math.max(0, ranked.indexOf(value) + by)
  return [...others.slice(0, at), value, ...others.slice(at)]
}
