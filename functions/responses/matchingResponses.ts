import type { Where } from '#shared/responses/results.ts'
import { everyResponse } from '../data/responses/everyResponse.ts'
import type { Filter } from '../data/responses/responseList.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { buildFilter } from './buildFilter.ts'

/** `onResponse` is called for each readable response, `onPage` as everyResponse does. */
type Reading = { onResponse?: () => void; onPage?: ((bytes: number) => void) | undefined }

/** The readable responses of a survey that the filter lets through, unordered; all without a filter. */
export async function* matchingResponses(
  surveyId: string,
  filter: Filter | null,
  { onResponse = () => {}, onPage }: Reading = {},
): AsyncGenerator<StoredResponse> {
  for await (const response of everyResponse(surveyId, { onPage })) {
    if ('unreadable' in response) continue
    onResponse()
    if (!filter || (await filter(response))) yield response
  }
}

export const matchingIds = (survey: WholeSurvey, where: Where, reading: Reading): Promise<string[]> =>
  Array.fromAsync(matchingResponses(survey.id, buildFilter(survey, { where }), reading), ({ id }) => id)
