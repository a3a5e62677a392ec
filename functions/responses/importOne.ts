import type { ImportBody, Imported } from '#shared/responses/import.ts'
import { responseIdFromKey } from '../data/ids.ts'
import { storeNewResponse } from '../data/responses/saveResponse.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { validateAnswers } from './validateAnswers.ts'
import { HttpError } from '../platform/errors.ts'

/**
 * Stores one response of an import as a guest's, validated like a submit. Returns its id and how many answers were kept, or the code and
 * message of why it is invalid; throws other errors, such as of the table.
 */
export async function importOne(survey: WholeSurvey, given: ImportBody['responses'][number]): Promise<Imported['responses'][number]> {
  const { key, created_at, seconds, ...body } = given
  try {
    if (created_at && Date.parse(created_at) > Date.now())
      throw new HttpError(422, 'created_at.future', 'A response cannot be from the future.')
    const id = responseIdFromKey(survey.id, key)
    const checked = await validateAnswers(survey, body, { userId: null, mayReuseFilesOf: (responseId) => responseId === id })
    const at = created_at && new Date(created_at).toISOString()
    const { response } = await storeNewResponse({ id, surveyId: survey.id, owner: null, isKeyed: true, createdAt: at, seconds, ...checked })
    return { id, kept: response.answers.length }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const fields = (error.more.errors ?? []).map(({ path, message }) => `${path}: ${message}`)
    return { code: error.code, detail: [error.message, ...fields].join(' ') }
  }
}
