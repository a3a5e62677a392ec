import { limits } from '#shared/limits.ts'
import type { Results, Where } from '#shared/responses/results.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { replySize } from '../platform/replySize.ts'
import { countFiltered, type Counting } from './countFiltered.ts'
import { matchingIds } from './matchingResponses.ts'

class OverLimit extends Error {}

function stopIf(isOver: boolean): void {
  if (isOver) throw new OverLimit()
}

/** Counts as countFiltered does, within a request; null if the responses take too long or too many bytes, or the results exceed a reply. */
export async function countAtOnce(survey: WholeSurvey, query: Counting): Promise<Results | null> {
  const results = await withinRequest((bounds) => countFiltered(survey, query, bounds))
  return results && replySize(results) > limits.replyBytes ? null : results
}

/** How many responses match `where`, counted within a request; null if they take too long or too many bytes. */
export const countMatchesAtOnce = (survey: WholeSurvey, where: Where): Promise<number | null> =>
  withinRequest(async (bounds) => (await matchingIds(survey, where, bounds)).length)

type Bounds = { onResponse: () => void; onPage: (bytes: number) => void }

async function withinRequest<T>(count: (bounds: Bounds) => Promise<T>): Promise<T | null> {
  const end = performance.now() + limits.countingSeconds * 1000
  try {
    return await count({
      onResponse: () => stopIf(performance.now() >= end),
      onPage: (bytes) => stopIf(bytes > limits.bytesCounted),
    })
  } catch (error) {
    if (error instanceof OverLimit) return null
    throw error
  }
}
