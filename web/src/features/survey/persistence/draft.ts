import type { AnswerValue, Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { writeStorage, readStorage } from '../../../lib/store/storage.ts'
import type { FormValues } from '../answers/answerStore.ts'
import { toAnswerMap } from '../answers/answerValues.ts'
import { demographicTexts, type DemographicTexts } from '../answers/demographicFields.ts'
import { rememberAddress, surveyIdAt } from './rememberedResponse.ts'

/** Whose draft it is: the saved response that it changes, at which version, and who was signed in. */
export type DraftOwner = { response: string | null; version?: number | undefined; user: string | null }
/** `version`: of the saved response that the changes were made to. */
export type Draft = FormValues & { version?: number | undefined }
/** `text`: the same for people, for when the survey is not there any more to tell what was asked. */
type StoredDraft = DraftOwner & { answers: Record<string, AnswerValue>; demographics: Partial<DemographicTexts>; text?: string | undefined }

const key = (surveyId: string) => `draft:${surveyId}`

/**
 * What was entered on this device and never sent. Null when there is nothing, when it changes another response than `response`, or when
 * somebody else entered it; a guest's draft goes on with whoever signs in.
 */
export function readDraft(surveyId: string, { response, user }: DraftOwner): Draft | null {
  const kept = parseDraft(readStorage(key(surveyId)))
  if (!kept || kept.response !== response || !isOwnedBy(kept, user)) return null
  const { answers, demographics, version } = kept
  return { answers: new Map(Object.entries(answers)), demographics: demographicTexts(demographics), version }
}

/** Keeps the draft on this device; false where it could not be kept. */
export function writeDraft(
  survey: { id: string; slug: string },
  of: DraftOwner,
  { answers, demographics }: FormValues,
  text?: string,
): boolean {
  const kept = JSON.stringify({ ...of, answers: Object.fromEntries(answers), demographics, text } satisfies StoredDraft)
  rememberAddress(survey)
  return writeStorage(key(survey.id), kept)
}

/** Makes what was entered before a saved response was known a draft of changes to that response. */
export function rebaseDraft(survey: Survey, response: Response, user: string | null): void {
  const draft = readDraft(survey.id, { response: null, user })
  if (!draft) return
  const given = Object.fromEntries(Object.entries(draft.demographics).filter(([, text]) => text !== ''))
  writeDraft(
    survey,
    { response: response.id, version: response.version, user },
    {
      answers: new Map([...toAnswerMap(survey, response.answers), ...draft.answers]),
      demographics: { ...demographicTexts(response.demographics), ...given },
    },
  )
}

/** The draft for people to read, by the address of a survey that is not there any more; null where that person left none. */
export function draftText(slugOrId: string, user: string | null): string | null {
  const kept = parseDraft(readStorage(key(surveyIdAt(slugOrId))))
  return (kept && isOwnedBy(kept, user) && kept.text) || null
}

const isOwnedBy = (kept: StoredDraft, user: string | null) => kept.user === null || kept.user === user

export const forgetDraft = (surveyId: string): void => void writeStorage(key(surveyId), null)

function parseDraft(text: string | null): StoredDraft | null {
  try {
    const kept = text === null ? null : (JSON.parse(text) as StoredDraft)
    return kept && typeof kept.answers === 'object' && kept.answers !== null ? kept : null
  } catch {
    return null
  }
}
