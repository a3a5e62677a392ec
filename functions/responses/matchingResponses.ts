import type { Where } from '#shared/responses/results.ts'
import { everyResponse } from '../data/responses/everyResponse.ts'
import type { Filter } from '../data/responses/responseList.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { buildFilter } from './buildFilter.ts'

/** `onResponse` is called for each readable response; `isOver` after each response, and true ends the reading. The other options are those of everyResponse. */
type Reading = { onResponse?: () => void; isOver?: () => boolean } & Pick<
  Parameters<typeof everyResponse>[1] & object,
  'onPage' | 'from' | 'onPlace'
>

/** The readable responses of a survey that match the filter, unordered; all without a filter. */
export async function* matchingResponses(
  surveyId: string,
  filter: Filter | null,
  { onResponse = () => {}, isOver = () => false, ...reading }: Reading = {},
): AsyncGenerator<StoredResponse> {
  for await (const response of everyResponse(surveyId, reading)) {
    if (!('unreadable' in response)) {
      onResponse()
      if (!filter || (await filter(response))) yield response
    }
    if (isOver()) return
  }
}

export const matchingIds = (survey: WholeSurvey, where: Where, reading: Reading): Promise<string[]> =>
  Array.fromAsync(matchingResponses(survey.id, buildFilter(survey, { where }), reading), ({ id }) => id)
