/** The ranking with a choice added at the next place, or removed if it has a place; undefined for an empty one. */
export function toggleRank(ranked: readonly string[], value: string): string[] | undefined {
  const next = ranked.includes(value) ? ranked.filter((one) => one !== value) : [...ranked, value]
  return next.length > 0 ? next : undefined
}

/** The ranking with a choice at a place from 0, or at the next free place if that is further up. */
export function rankAt(ranked: readonly string[], value: string, at: number): string[] {
  const others = ranked.filter((one) => one !== value)
  return [...others.slice(0, Math.max(0, at)), value, ...others.slice(Math.max(0, at))]
}
