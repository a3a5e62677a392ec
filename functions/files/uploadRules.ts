import { isAdmin } from '#shared/accounts/isAdmin.ts'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { fileType, purposes, type FileType, type Purpose } from '#shared/files/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import { questionsHolding } from '#shared/kinds/kinds.ts'
import { findResponse, mayChange } from '../data/responses/responses.ts'
import { isFull } from '../data/seats.ts'
import { requireOpenSurvey } from '../data/surveys/surveys.ts'
import type { StoredUser } from '../data/users/users.ts'
import { limitInTable } from '../http/rateLimit.ts'
import { HttpError, forbidden, signInRequired, surveyFull } from '../platform/errors.ts'

/** Returns the caller if they may upload for that purpose; guests (null) may for answers. Else throws 401, or 403 for media by a non-admin. */
export function authorizeUpload(purpose: Purpose, user: StoredUser | null): StoredUser | null {
  if (purpose === 'answer') return user
  if (!user) throw signInRequired()
  if (purpose === 'media' && !isAdmin(user)) throw forbidden()
  return user
}

/** The declared type of an upload. Throws 415 if the purpose does not allow it, 413 if `size` (bytes) is over its limit. */
export function validateUpload(purpose: Purpose, contentType: string, size: number): FileType {
  const { extensions, bytes } = purposes[purpose]
  const type = fileType(contentType)
  if (!type || !Object.hasOwn(extensions, type)) throw new HttpError(415, 'file.type_not_taken', 'This file type is not supported here.')
  if (size > bytes) throw fileTooLarge(bytes)
  return type
}

/** `bytes`: the limit. */
export const fileTooLarge = (bytes: number) =>
  new HttpError(413, 'file.too_large', `This file is too large. The limit is ${Math.floor(bytes / 1024 / 1024)} MB.`)

type UploadBody = { purpose: Purpose; survey_id?: string | undefined; question_id?: string | undefined; response?: string | undefined }
type QuestionIds = { survey_id?: string; question_id?: string }

/**
 * The survey and question of an upload, if it is for an answer. 404 without a survey, 422 if the question takes no files, 409 if the survey is not
 * open; a full one takes files of a response that the caller may change.
 */
export async function questionForUpload(
  { purpose, survey_id, question_id, response }: UploadBody,
  user: StoredUser | null,
): Promise<QuestionIds> {
  if (purpose !== 'answer') return {}
  if (!survey_id) throw noFileQuestion('survey_id')
  const survey = await requireOpenSurvey(survey_id)
  if ((await isFull(survey)) && !(await isOwnResponse(response, survey_id, user))) throw surveyFull(null)
  if (question_id === undefined || !questionsHolding(survey, 'files').has(question_id)) throw noFileQuestion('question_id')
  return { survey_id, question_id }
}

async function isOwnResponse(id: string | undefined, survey_id: string, user: StoredUser | null): Promise<boolean> {
  const response = id === undefined ? null : await findResponse(id)
  return response?.survey_id === survey_id && mayChange(response, user?.id) && !response.screened
}

function noFileQuestion(path: 'survey_id' | 'question_id') {
  const message = 'Give the survey_id and question_id of a question that accepts files.'
  return new HttpError(422, 'file.no_question', message, { errors: [{ path, code: 'file.no_question', message }] })
}

/** Counts an upload of its source network; throws 429 over the hourly limit. Media, which only admins upload, is not limited. */
export async function rateLimitUploads(purpose: Purpose, event: APIGatewayProxyEventV2): Promise<void> {
  if (purpose === 'media') return
  await limitInTable(event, { name: 'uploads', most: limits.filesPerHour, seconds: 3_600 })
}
