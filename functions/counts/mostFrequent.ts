/** How many different typed values (countries, jobs) a comparison counts separately. */
export const maxCompared = 50

/** Values with their counts, the most frequent first. */
export const byCount = (values: Iterable<[string, number]>) =>
  [...values].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))

/** The same for the `most` most frequent values; last the sum of the rest under ''. */
export function mostFrequent(values: Iterable<[string, number]>, most: number): { value: string; count: number }[] {
  const sorted = byCount(values)
  const listed = sorted.filter(({ value }) => value !== '').slice(0, most)
  const total = (counts: typeof sorted) => counts.reduce((sum, { count }) => sum + count, 0)
  const rest = total(sorted) - total(listed)
  return rest > 0 ? [...listed, { value: '', count: rest }] : listed
}
