import type { ImportBody, Imported } from '#shared/responses/import.ts'
import { responseIdFromKey } from '../data/ids.ts'
import { referenceTo } from '../data/responses/references.ts'
import { limits } from '#shared/limits.ts'
import { sentHash } from '../data/responses/requestHash.ts'
import { storeSubmission } from './storeSubmission.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { validateAnswers } from './validateAnswers.ts'
import { HttpError } from '../platform/errors.ts'

/** Validates and stores a response like a submit. Returns its reference and number of answers, or why it is invalid; throws other errors. */
export async function importOne(survey: WholeSurvey, given: ImportBody['responses'][number]): Promise<Imported['responses'][number]> {
  const { key, created_at, seconds, ...body } = given
  try {
    if (created_at && Date.parse(created_at) > Date.now())
      throw new HttpError(422, 'created_at.future', 'A response cannot be from the future.')
    const id = responseIdFromKey(survey.id, key)
    const createdAt = created_at && new Date(created_at).toISOString()
    const request = sentHash(survey.id, body)
    const submission = {
      id,
      source: 'imported' as const,
      surveyId: survey.id,
      owner: null,
      request,
      createdAt,
      seconds,
      packedLimit: limits.itemBytes,
    }
    const saver = { userId: null, mayReuseFilesOf: (responseId: string) => responseId === id }
    const saved = await storeSubmission(submission, () => validateAnswers(survey, body, saver, undefined, createdAt))
    return { id: await referenceTo(id), kept: saved!.response.answers.length }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { errors = [] } = error.more
    const fields = errors.map(({ path, message }) => `${path}: ${message}`)
    const isBlank = errors.length > 0 && errors.every(({ path }) => path.startsWith('demographics.'))
    return { code: isBlank ? 'answer.required' : error.code, detail: fields.join(' ') || error.message }
  }
}
