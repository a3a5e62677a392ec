import type { AnswerValue } from '#shared/kinds/kinds.ts'
import { token } from '../../../lib/api/storedToken.ts'
import { readStorage } from '../../../lib/store/storage.ts'
import type { DemographicTexts } from '../answers/demographicTexts.ts'
import type { GivenOnce } from '#shared/responses/response.ts'

/** The owner of a draft: `response` and `version` of the saved response that it changes, null for none; `user`, null for a guest. */
export type DraftOwner = { response: string | null; version?: number | undefined; user: string | null }

/** A draft in local storage. `text`: questions and answers in words, to download if the survey is deleted. `given`: the link's values and the draw. */
export type StoredDraft = DraftOwner & {
  answers: Record<string, AnswerValue>
  demographics: Partial<DemographicTexts>
  text?: string | undefined
  given?: GivenOnce | undefined
}

export const draftKey = (surveyId: string) => `draft:${surveyId}`

/** The survey's draft on this device; null without one, and for another user's. Every user gets a guest's draft. */
export function readStoredDraft(surveyId: string, user: string | null): StoredDraft | null {
  const stored = parseDraft(readStorage(draftKey(surveyId)))
  return stored && (stored.user === null || stored.user === user) ? stored : null
}

function parseDraft(text: string | null): StoredDraft | null {
  try {
    const stored = text === null ? null : (JSON.parse(text) as StoredDraft)
    return stored && typeof stored.answers === 'object' && stored.answers !== null ? stored : null
  } catch {
    return null
  }
}

/** The id of the user that the access token names, which the server has not confirmed; null without a token that can be read. */
export function tokenUserId(): string | null {
  try {
    const claims = token()!.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(claims)) as { sub: string }).sub
  } catch {
    return null
  }
}
