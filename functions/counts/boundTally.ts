import { limits } from '#shared/limits.ts'
import { listed, type Counts } from './counts.ts'
import { boundTyped, storeValues } from './keptCounts.ts'
import { hasStoredNames, hasTooManyValues } from './kinds/countedKinds.ts'

/** Bounds counts for results: the latest creation time, the most frequent jobs and countries, and values or their stored names. */
export function boundTally(counts: Counts): void {
  for (const kind of ['job', 'country'] as const) boundTyped(counts, kind, limits.responsesCounted)
  const moments = listed(counts, 'at').map(([moment]) => moment).sort() // oxfmt-ignore
  for (const moment of moments.slice(0, -1)) counts.delete(`at ${moment}`)
  if (hasStoredNames(counts) || hasTooManyValues(counts)) storeValues(counts)
}
