import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { ApiError, call } from '../../../lib/api/api.ts'
import { token } from '../../../lib/session/session.ts'
import { forgetResponse, rememberedResponseId, surveyIdAt } from './rememberedResponse.ts'

const nullIfMissing = <T>(answer: Promise<T>, missing: number[] = [404]): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && missing.includes(error.status)) return null
    throw error
  })

/**
 * The survey at an address, by slug and else by id; null where there is none. `responseId`: a response of this person, which opens a closed
 * survey too; so does one that this device remembers, and one's own. Throws ApiError when it could not be found out.
 */
export async function loadSurvey(slugOrId: string, responseId: string | null): Promise<Survey | null> {
  const open = await nullIfMissing<Survey>(call('getSurveyBySlug', { slug: slugOrId }))
  if (open) return open
  const response = responseId ?? (await findResponseId(surveyIdAt(slugOrId)))
  const query = response ? { query: { response } } : {}
  const closed = response ? await nullIfMissing<Survey>(call('getSurveyBySlug', { slug: slugOrId, ...query })) : null
  return closed ?? nullIfMissing<Survey>(call('getSurvey', { id: slugOrId, ...query }))
}

/** The id of a response that this person has to a survey, by what this device and the server know. */
const findResponseId = async (surveyId: string): Promise<string | null> =>
  rememberedResponseId(surveyId) ?? (token() ? ((await fetchOwnResponse(surveyId))?.id ?? null) : null)

/** The survey as it is now, whatever the browser keeps; null where it shows to nobody here any more. */
export const latestSurvey = async (id: string, response: string | null): Promise<Survey | null> =>
  nullIfMissing<Survey>(call('getSurvey', { id, ...(response && { query: { response } }) }, { headers: { 'if-none-match': '"0"' } }))

/** A response by its id; null where it is gone or somebody else's. */
export const loadResponse = async (id: string): Promise<Response | null> =>
  (await nullIfMissing(call('getResponse', { id }))) as Response | null

/** The response that this device remembers for a survey. A 404 forgets it; any other failure is thrown. */
export async function loadRemembered(surveyId: string): Promise<Response | null> {
  const id = rememberedResponseId(surveyId)
  if (!id) return null
  const response = await loadResponse(id)
  if (!response) forgetResponse(surveyId)
  return response
}

/** The signed-in person's own response; null where there is none, and where they were signed out meanwhile. */
export const fetchOwnResponse = async (surveyId: string): Promise<Response | null> =>
  (await nullIfMissing(call('getMyResponse', { query: { survey_id: surveyId } }), [401, 404])) as Response | null

/** The signed-in person's own response, else the one that they gave on this device as a guest. */
export async function loadOwnResponse(surveyId: string): Promise<Response | null> {
  const mine = await fetchOwnResponse(surveyId)
  if (mine && mine.id === rememberedResponseId(surveyId)) forgetResponse(surveyId)
  return mine ?? loadRemembered(surveyId)
}

/** Gives a guest's response to who is signed in. A failure changes nothing. */
export const claimResponse = (responseId: string): Promise<unknown> =>
  call('claimResponse', { body: { response_id: responseId } }).catch(() => undefined)
