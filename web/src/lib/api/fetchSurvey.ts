import type { Survey } from '#shared/survey/survey.ts'
import { call } from './api.ts'
import { requireKnownTypes } from './requireKnownTypes.ts'
import { useLoaded } from './queries.ts'

/** The survey as it is stored now. The header, an ETag that no survey has, keeps the browser from answering out of its cache. Throws ApiError. */
export const fetchSurvey = async (id: string, signal?: AbortSignal): Promise<Survey> =>
  requireKnownTypes(await call('getSurvey', { id }, { headers: { 'if-none-match': '"0"' }, ...(signal && { signal }) }))

/** The survey as it is stored now; loads nothing for null. */
export const useStoredSurvey = (id: string | null) =>
  useLoaded(['getSurvey', id], (signal) => fetchSurvey(id!, signal), { enabled: id !== null })
