import type { User } from '#shared/accounts/user.ts'
import { writeStorage } from '../../../lib/store/storage.ts'
import type { FormValues } from '../answers/answerStore.ts'
import { isSameValue } from '../answers/answerValues.ts'
import { demographicFields } from '#shared/responses/demographicFields.ts'
import { demographicTexts } from '../answers/demographicTexts.ts'
import { rememberAddress, rememberedResponseId } from './rememberedResponse.ts'
import { draftKey, readStoredDraft, tokenUserId, type DraftOwner, type StoredDraft } from './storedDraft.ts'

/** The `user` of a draft. While `user` loads, or if it could not be loaded, the token's user, so that no guest's draft replaces theirs. */
export const draftUserId = (user: User | null): string | null => user?.id ?? tokenUserId()

/** `version`: of the saved response when the draft was begun. */
export type Draft = FormValues & { version?: number | undefined }

/** The input that was not sent. Null for the draft of another response or user; every user gets a guest's draft. */
export function readDraft(surveyId: string, { response, user }: DraftOwner): Draft | null {
  const stored = readStoredDraft(surveyId, user)
  if (stored?.response !== response) return null
  const { answers, demographics, version, given } = stored
  return { answers: new Map(Object.entries(answers)), demographics: demographicTexts(demographics), version, given }
}

/**
 * The owner of input in the HTML's form, which shows before the visitor's response is loaded: the owner of the draft of changes to this response, if
 * the device has one.
 */
export function ownerOfEarly(surveyId: string, owner: DraftOwner): DraftOwner {
  const stored = readStoredDraft(surveyId, owner.user)
  const isTheirs = stored?.response && stored.user === owner.user && (stored.user ?? stored.response === rememberedResponseId(surveyId))
  return isTheirs ? stored : owner
}

/** Stores the draft on this device; false if the browser cannot. */
export function writeDraft(
  survey: { id: string; slug: string },
  owner: DraftOwner,
  { answers, demographics, given }: FormValues,
  text?: string,
): boolean {
  const stored = JSON.stringify({ ...owner, answers: Object.fromEntries(answers), demographics, text, given } satisfies StoredDraft)
  rememberAddress(survey)
  return writeStorage(draftKey(survey.id), stored)
}

/** `stored`, by any tab, plus each answer and field that this tab changed: those in which `entered` differs from `known`, its last draft. */
export function mergeDrafts(entered: FormValues, known: FormValues, stored: FormValues): FormValues {
  const answers = new Map(stored.answers)
  for (const id of [...known.answers.keys(), ...entered.answers.keys()]) {
    const value = entered.answers.get(id)
    if (isSameValue(value, known.answers.get(id))) continue
    if (value === undefined) answers.delete(id)
    else answers.set(id, value)
  }
  const changed = demographicFields.filter((field) => entered.demographics[field] !== known.demographics[field])
  const demographics = Object.fromEntries(changed.map((field) => [field, entered.demographics[field]]))
  return { answers, demographics: { ...stored.demographics, ...demographics }, given: stored.given ?? entered.given }
}

/** True for equal answers and fields. */
export const sameEntered = (one: FormValues, other: FormValues): boolean =>
  one.answers.size === other.answers.size &&
  [...one.answers].every(([id, value]) => isSameValue(value, other.answers.get(id))) &&
  demographicFields.every((field) => one.demographics[field] === other.demographics[field])

export const forgetDraft = (surveyId: string): void => void writeStorage(draftKey(surveyId), null)
