import type { AnswerValue } from '#shared/response.ts'
import { store, stored } from '../../lib/storage.ts'
import type { Entered } from './answerStore.ts'
import { demographicTexts, type DemographicTexts } from './demographicFields.ts'

/** Whose draft it is: the saved response that it changes, and who was signed in. */
export type DraftOf = { response: string | null; user: string | null }
type Kept = DraftOf & { answers: Record<string, AnswerValue>; demographics: Partial<DemographicTexts> }

const key = (surveyId: string) => `draft:${surveyId}`

/**
 * What was entered on this device and never sent. Null when there is nothing, when it changes another response than `response`, or when
 * somebody else entered it; a guest's draft goes on with whoever signs in.
 */
export function readDraft(surveyId: string, { response, user }: DraftOf): Entered | null {
  const kept = parsed(stored(key(surveyId)))
  if (!kept || kept.response !== response || (kept.user !== null && kept.user !== user)) return null
  return { answers: new Map(Object.entries(kept.answers)), demographics: demographicTexts(kept.demographics) }
}

/** Keeps the draft on this device; false where it could not be kept. */
export function writeDraft(surveyId: string, of: DraftOf, { answers, demographics }: Entered): boolean {
  const text = JSON.stringify({ ...of, answers: Object.fromEntries(answers), demographics } satisfies Kept)
  store(key(surveyId), text)
  return stored(key(surveyId)) === text
}

export const forgetDraft = (surveyId: string): void => store(key(surveyId), null)

function parsed(text: string | null): Kept | null {
  try {
    const kept = text === null ? null : (JSON.parse(text) as Kept)
    return kept && typeof kept.answers === 'object' && kept.answers !== null ? kept : null
  } catch {
    return null
  }
}
