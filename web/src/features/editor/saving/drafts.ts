import type { SurveyBody } from '#shared/survey.ts'
import { draftsOf as anyDraftsOf, type Draft as DraftOf } from '../../../lib/drafts/drafts.ts'

export { forgetDraft, keepDraft, keepLeaving } from '../../../lib/drafts/drafts.ts'

/** A survey that was not saved; `version` is null for a new one. */
export type Draft = DraftOf<SurveyBody>

/** Whose draft of what: the person's id and the survey's, 'new' for one that is not stored. */
export const ownerOf = (userId: string, surveyId: string | null): string => `${userId} ${surveyId ?? 'new'}`

/** The unsaved surveys of `owner` on this device, the latest first. None where the device keeps nothing. */
export const draftsOf = (owner: string): Promise<Draft[]> => anyDraftsOf(owner)
