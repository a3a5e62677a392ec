import type { Response } from '#shared/responses/response.ts'
import { writeStorage, readStorage } from '../../../lib/store/storage.ts'

const key = (surveyId: string) => `response:${surveyId}`
const idKey = (slug: string) => `survey:${slug}`

/** The id of the response that a guest gave on this device, or null. */
export const rememberedResponseId = (surveyId: string): string | null => readStorage(key(surveyId))

/** True for a guest's response that this device remembers, also while a person is signed in. */
export const isRemembered = (surveyId: string, response: Response | null): boolean =>
  response !== null && rememberedResponseId(surveyId) === response.id

/** The id of the survey at an address, as this device remembers it (the server does not return it for a closed survey); else the address itself. */
export const surveyIdAt = (slugOrId: string): string => readStorage(idKey(slugOrId)) ?? slugOrId

/** Stores a survey's id by its slug, for surveyIdAt. */
export function rememberAddress({ id, slug }: { id: string; slug: string }): void {
  if (slug && readStorage(idKey(slug)) !== id) writeStorage(idKey(slug), id)
}

/** Stores the id of the response that a guest sent from this device. */
export function rememberResponse(survey: { id: string; slug: string }, responseId: string): void {
  writeStorage(key(survey.id), responseId)
  rememberAddress(survey)
}

export const forgetResponse = (surveyId: string): void => void writeStorage(key(surveyId), null)
