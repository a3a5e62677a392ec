import { surveyIdAt } from './rememberedResponse.ts'
import { readStoredDraft } from './storedDraft.ts'

/** The `text` of this user's draft for a deleted survey, by its address; null without one. */
export const draftText = (slugOrId: string, user: string | null): string | null => readStoredDraft(surveyIdAt(slugOrId), user)?.text || null
