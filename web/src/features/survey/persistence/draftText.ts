import { surveyIdAt } from './rememberedResponse.ts'
import { readStoredDraft } from './storedDraft.ts'

/** The `text` of the draft for a survey that is gone, by its address; null without one of this user's. */
export const draftText = (slugOrId: string, user: string | null): string | null => readStoredDraft(surveyIdAt(slugOrId), user)?.text || null
