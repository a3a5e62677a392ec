import { limits } from '#shared/limits.ts'
import { listed, type Counts } from './counts.ts'
import { boundTyped, storeNumbers } from './keptCounts.ts'

/** How many different numbers are counted exactly, of all questions together; their ranges, where there are more. */
const maxNumbers = 100_000

/** Bounds counts for results: the latest creation time, the most frequent jobs and countries, and numbers or their ranges. */
export function boundTally(counts: Counts): void {
  for (const kind of ['job', 'country'] as const) boundTyped(counts, kind, limits.responsesCounted)
  const moments = listed(counts, 'at').map(([moment]) => moment).sort() // prettier-ignore
  for (const moment of moments.slice(0, -1)) counts.delete(`at ${moment}`)
  if (hasRanges(counts) || listed(counts, 'number').length > maxNumbers) storeNumbers(counts)
}

/** Whether numbers were too many to be counted exactly. */
export const hasRanges = (counts: Counts): boolean => listed(counts, 'bin').length > 0
