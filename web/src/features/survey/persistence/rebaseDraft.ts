import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { demographicTexts } from '../answers/demographicTexts.ts'
import { savedAnswers } from '../answers/saved/savedAnswers.ts'
import { mergeDrafts, readDraft, writeDraft } from './draft.ts'

/** Turns the draft of a first response into changes to `response`, if the form was filled in before that was loaded. */
export function rebaseDraft(survey: Survey, response: Response, user: string | null): void {
  const draft = readDraft(survey.id, { response: null, user })
  if (!draft) return
  const nothing = { answers: new Map(), demographics: demographicTexts() }
  const saved = { answers: savedAnswers(survey, response).entered, demographics: demographicTexts(response.demographics) }
  writeDraft(survey, { response: response.id, version: response.version, user }, mergeDrafts(draft, nothing, saved))
}
