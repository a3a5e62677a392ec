import { nameQuotes } from '#shared/quotes/nameQuotes.ts'
import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { call } from '../../../lib/api/api.ts'
import { useLoaded } from '../../../lib/api/queries.ts'
import { useVersion } from '../../../lib/api/surveyVersions.ts'
import type { ListedResponse } from '#shared/responses/response.ts'

export type ShownResponse = Pick<
  ListedResponse,
  'id' | 'created_at' | 'updated_at' | 'answers' | 'demographics' | 'source' | 'screened' | 'seed' | 'drawn' | 'link'
> & {
  number: number | null
  language: ListedResponse['language']
  owner: ListedResponse['owner'] | undefined
  version: number
}
const fromRow = ({ survey_version, ...row }: ListedResponse): ShownResponse => ({ ...row, version: survey_version })

/** Loads a response that is not in the list, such as one from a link; without number and owner. */
async function loadUnlisted(id: string, signal: AbortSignal): Promise<ShownResponse> {
  const { created_at, updated_at, answers, demographics, language, survey_version, source, state, seed, drawn, link } = (await call(
    'getResponse',
    { id },
    { signal },
  )) as Response
  const fields = {
    created_at,
    updated_at,
    answers,
    demographics,
    language: language ?? null,
    source: source ?? null,
    version: survey_version,
    screened: state === 'screened',
    seed,
    drawn,
    link,
  }
  return { id, ...fields, number: null, owner: undefined }
}

/** A response with the version of the survey that it answers. `row`: the response as it is listed, if it is. */
export function useResponse(id: string, row: ListedResponse | undefined, present: Survey) {
  const unlisted = useLoaded(['getResponse', id], (signal) => loadUnlisted(id, signal), { enabled: row === undefined })
  const response = row ? fromRow(row) : unlisted.data
  const isPresent = response?.version === present.version
  const earlier = useVersion(present.id, !response || isPresent ? null : response.version)
  return {
    response,
    survey: isPresent ? present : earlier.data && nameQuotes(earlier.data),
    error: (response ? undefined : unlisted.error) ?? earlier.error,
    retry: response ? earlier.reload : unlisted.reload,
  }
}
