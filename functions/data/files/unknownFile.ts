import { HttpError, type FieldError } from '../../platform/errors.ts'

/** What stands against an answer that names a file which is not there, not for its question, or somebody else's. */
export const unknownFileIssue = (question_id: string, path = 'answers'): FieldError => ({
  path,
  question_id,
  code: 'file.unknown',
  message: `Question ${question_id} refers to a file that does not exist.`,
})

export function unknownFile(questionId: string): HttpError {
  const error = unknownFileIssue(questionId)
  return new HttpError(422, 'answers.invalid', error.message, { errors: [error] })
}
