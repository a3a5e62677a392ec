import type { Results, Where } from '#shared/responses/results.ts'
import { tallyResponses } from '../counts/tallyResponses.ts'
import { toResults } from '../counts/toResults.ts'
import { everyResponse } from '../data/responses/everyResponse.ts'
import { readVersionDefinition } from '../data/surveys/surveyVersions.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { buildFilter } from './buildFilter.ts'

type Counting = { where: Where; by: string | undefined; tz: string; onResponse?: () => void }

/** The results of the responses that match `where`. Reads every response of the survey and calls `onResponse` for each. */
export async function countFiltered(survey: WholeSurvey, { where, by, tz, onResponse = () => {} }: Counting): Promise<Results> {
  const asOf = new Date().toISOString()
  const filter = buildFilter(survey, { where })
  async function* responses() {
    for await (const response of everyResponse(survey.id)) {
      onResponse()
      if (!filter || (await filter(response))) yield response
    }
  }
  const definitionOf = (version: number) => (version === survey.version ? survey : readVersionDefinition(survey.id, version))
  return toResults(await tallyResponses(responses(), definitionOf, { by, tz }), survey, asOf)
}
