import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { fileType, purposes, type FileType, type Purpose } from '#shared/files/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import { answerKind } from '#shared/survey/questionTypes.ts'
import { openSurvey } from '../data/surveys/surveys.ts'
import type { StoredUser } from '../data/users/users.ts'
import { rateLimitByCaller } from '../http/rateLimit.ts'
import { HttpError, forbidden, signInRequired } from '../platform/errors.ts'

/** Who uploads for that purpose: anybody to answer. Else throws 401 where nobody is signed in, 403 for media by who is no admin. */
export function authorizeUpload(purpose: Purpose, user: StoredUser | null): StoredUser | null {
  if (purpose === 'answer') return user
  if (!user) throw signInRequired()
  if (purpose === 'media' && !user.roles.includes('admin')) throw forbidden()
  return user
}

/** What the files of that purpose are, by what their sender says. Throws 415 for a type that is not taken, 413 for more bytes. */
export function validateUpload(purpose: Purpose, contentType: string, size: number): FileType {
  const { extensions, bytes } = purposes[purpose]
  const type = fileType(contentType)
  if (!type || !Object.hasOwn(extensions, type)) throw new HttpError(415, 'file.type_not_taken', 'This file type is not supported here.')
  if (size > bytes) throw fileTooLarge(bytes)
  return type
}

/** `bytes` that it may have. */
export const fileTooLarge = (bytes: number) =>
  new HttpError(413, 'file.too_large', `This file is too large. The limit is ${Math.floor(bytes / 1024 / 1024)} MB.`)

type Given = { purpose: Purpose; survey_id?: string | undefined; question_id?: string | undefined }
type Asked = { survey_id?: string; question_id?: string }

/**
 * The question that a file answers; nothing for what is no answer. Throws 404 where there is no such survey, 409 where it is closed,
 * 422 where the question is none that takes files.
 */
export async function questionForUpload({ purpose, survey_id, question_id }: Given): Promise<Asked> {
  if (purpose !== 'answer') return {}
  if (!survey_id) throw noFileQuestion('survey_id')
  const { sections } = await openSurvey(survey_id)
  const question = sections.flatMap(({ questions }) => questions).find(({ id }) => id === question_id)
  if (!question || answerKind(question.type) !== 'files') throw noFileQuestion('question_id')
  return { survey_id, question_id: question.id }
}

function noFileQuestion(path: 'survey_id' | 'question_id') {
  const message = 'Give the survey_id and question_id of a question that accepts files.'
  return new HttpError(422, 'file.no_question', message, { errors: [{ path, code: 'file.no_question', message }] })
}

/** Counts an upload against the hour of its source address; 429 where that is used up. What admins put on the site's pages is free. */
export async function rateLimitUploads(purpose: Purpose, event: APIGatewayProxyEventV2): Promise<void> {
  if (purpose === 'media') return
  await rateLimitByCaller(event, { name: 'uploads', most: limits.filesPerHour, seconds: 3_600 })
}
