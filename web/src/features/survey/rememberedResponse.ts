import { store, stored } from '../../lib/storage.ts'

const key = (surveyId: string) => `response:${surveyId}`
const idKey = (slug: string) => `survey:${slug}`

/** The id of the response that a guest gave on this device, or null. */
export const rememberedResponse = (surveyId: string): string | null => stored(key(surveyId))

/** The same for an address: a survey that has closed is shown only to whoever names a response to it, before its id is known. */
export const rememberedAt = (slugOrId: string): string | null =>
  rememberedResponse(slugOrId) ?? rememberedResponse(stored(idKey(slugOrId)) ?? '')

export function rememberResponse({ id, slug }: { id: string; slug: string }, responseId: string): void {
  store(key(id), responseId)
  if (slug) store(idKey(slug), id)
}

export const forgetResponse = (surveyId: string): void => store(key(surveyId), null)
