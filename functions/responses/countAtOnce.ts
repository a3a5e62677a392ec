import { limits } from '#shared/limits.ts'
import type { Results } from '#shared/responses/results.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { replySize } from '../platform/replySize.ts'
import { countFiltered, type Counting } from './countFiltered.ts'

class OverLimit extends Error {}

function stopIf(isOver: boolean): void {
  if (isOver) throw new OverLimit()
}

/** Counts as countFiltered does, within a request; null where the responses take too long or too many bytes, or the results exceed a reply. */
export async function countAtOnce(survey: WholeSurvey, query: Counting): Promise<Results | null> {
  const end = performance.now() + limits.countingSeconds * 1000
  try {
    const results = await countFiltered(survey, query, {
      onResponse: () => stopIf(performance.now() >= end),
      onPage: (bytes) => stopIf(bytes > limits.bytesCounted),
    })
    return replySize(results) > limits.replyBytes ? null : results
  } catch (error) {
    if (error instanceof OverLimit) return null
    throw error
  }
}
