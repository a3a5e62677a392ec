import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { ApiError, call } from '../../../lib/api/api.ts'
import { requireKnownTypes } from '../../../lib/api/requireKnownTypes.ts'
import { token } from '../../../lib/session/session.ts'
import { asRespondentsRead } from './asRespondentsRead.ts'
import { forgetResponse, rememberedResponseId, surveyIdAt } from './rememberedResponse.ts'

const nullIfMissing = <T>(reply: Promise<T>, missing: number[] = [404]): Promise<T | null> =>
  reply.catch((error: unknown) => {
    if (error instanceof ApiError && missing.includes(error.status)) return null
    throw error
  })

const surveyOf = async (reply: Promise<Survey>): Promise<Survey | null> => {
  const survey = await nullIfMissing(reply)
  const known = survey && (await requireKnownTypes(survey))
  return known && asRespondentsRead(known)
}

/** The survey by slug or id; null if there is none. A closed survey loads only for a visitor with a response. Throws ApiError for anything but a 404. */
export async function loadSurvey(slugOrId: string, responseId: string | null): Promise<Survey | null> {
  const active = await surveyOf(call('getSurveyBySlug', { slug: slugOrId }))
  if (active) return active
  const response = responseId ?? (await findResponseId(surveyIdAt(slugOrId)))
  const query = response ? { query: { response } } : {}
  const closed = response ? await surveyOf(call('getSurveyBySlug', { slug: slugOrId, ...query })) : null
  return closed ?? surveyOf(call('getSurvey', { id: slugOrId, ...query }))
}

/** The id of the visitor's response to a survey: as this device remembers it, else as the server does; null without one. */
const findResponseId = async (surveyId: string): Promise<string | null> =>
  rememberedResponseId(surveyId) ?? (token() ? ((await fetchOwnResponse(surveyId))?.id ?? null) : null)

/** The present survey, past the browser's cache; null if it is deleted, or closed to this visitor. */
export const latestSurvey = async (id: string, response: string | null): Promise<Survey | null> =>
  surveyOf(call('getSurvey', { id, ...(response && { query: { response } }) }, { headers: { 'if-none-match': '"0"' } }))

/** A response by its id; null if it is deleted or another user's. Throws ApiError for anything but a 404. */
export const loadResponse = async (id: string): Promise<Response | null> =>
  (await nullIfMissing(call('getResponse', { id }))) as Response | null

/** The response that this device remembers for a survey, or null. A 404 forgets it; any other ApiError is thrown. */
export async function loadRemembered(surveyId: string): Promise<Response | null> {
  const id = rememberedResponseId(surveyId)
  if (!id) return null
  const response = await loadResponse(id)
  if (!response) forgetResponse(surveyId)
  return response
}

/** The signed-in person's own response; null without one, and when the session has ended. */
export const fetchOwnResponse = async (surveyId: string): Promise<Response | null> =>
  (await nullIfMissing(call('getMyResponse', { query: { survey_id: surveyId } }), [401, 404])) as Response | null

/** The signed-in person's own response, else the one that this device remembers of a guest. */
export async function loadOwnResponse(surveyId: string): Promise<Response | null> {
  const own = await fetchOwnResponse(surveyId)
  if (own && own.id === rememberedResponseId(surveyId)) forgetResponse(surveyId)
  return own ?? loadRemembered(surveyId)
}

/** Makes a guest's response that of the signed-in person. Errors are ignored. */
export const claimResponse = (responseId: string): Promise<unknown> =>
  call('claimResponse', { body: { response_id: responseId } }).catch(() => undefined)
