import type { Results, Where } from '#shared/responses/results.ts'
import { maxCompared, mostFrequent } from '../counts/mostFrequent.ts'
import { tallyResponses } from '../counts/tallyResponses.ts'
import { toResults } from '../counts/toResults.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { buildFilter } from './buildFilter.ts'
import { matchingResponses } from './matchingResponses.ts'

export type Counting = { where: Where; by: string | undefined; tz: string }

/** `onResponse`: a response was read, with its share (0 to 1) of the work. `onPage`: the stored bytes that a pass has read so far. */
type Progress = { onResponse: (share: number) => void; onPage?: (bytes: number) => void }

/** Reads every response, twice for a comparison by typed texts: only frequent ones are counted separately, so that memory is bounded. */
export async function countFiltered(survey: WholeSurvey, { where, by, tz }: Counting, { onResponse, onPage }: Progress): Promise<Results> {
  const asOf = new Date().toISOString()
  const filter = buildFilter(survey, { where })
  const field = by === 'demographics.country' ? 'country' : by === 'demographics.job' ? 'job' : null
  const responses = () => matchingResponses(survey.id, filter, { onResponse: () => onResponse(field ? 0.5 : 1), onPage })
  const separate = field && (await frequentTexts(responses(), field))
  return toResults(await tallyResponses(responses(), { by, tz, separate }), survey, asOf)
}

async function frequentTexts(responses: AsyncIterable<StoredResponse>, field: 'country' | 'job'): Promise<ReadonlySet<string>> {
  const counts = new Map<string, number>()
  for await (const { demographics } of responses) {
    const text = demographics[field]
    if (text) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return new Set(mostFrequent(counts, maxCompared).map(({ value }) => value))
}
