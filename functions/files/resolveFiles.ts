import { limits } from '#shared/limits.ts'
import { questionsHolding } from '#shared/kinds/kinds.ts'
import type { Answer } from '#shared/responses/response.ts'
import { type FileValue, fileValues } from '#shared/kinds/files.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { readFile, type StoredFile, unknownFileIssue } from '../data/files/files.ts'
import { HttpError, type FieldError } from '../platform/errors.ts'
import { toFileValue } from '../data/files/fileKeys.ts'

/** The caller who saves: a user's id, null for a guest. `mayReuseFilesOf`: whether files attached to that response may be named again, as in its update. */
export type Saver = { userId: string | null; mayReuseFilesOf: (responseId: string) => boolean | Promise<boolean> }

/** The answers with their files as stored in the table, these files, and an error for each file that cannot be used. */
type Resolved = { answers: Answer[]; files: StoredFile[]; errors: FieldError[] }

/** Looks up every file that the answers name. `pathOf`: the path of a question's answer in the body, for errors. Throws 422 for too many files. */
export async function resolveFiles(
  survey: Pick<WholeSurvey, 'id' | 'sections'>,
  answers: Answer[],
  pathOf: (questionId: string) => string,
  saver: Saver,
): Promise<Resolved> {
  const fileQuestions = questionsHolding(survey, 'files')
  const fileAnswers = answers.filter(({ question_id }) => fileQuestions.has(question_id))
  if (fileAnswers.flatMap(({ value }) => fileValues(value)).length > limits.filesPerResponse)
    throw new HttpError(
      422,
      'response.too_many_files',
      `A response can have up to ${limits.filesPerResponse} files. Remove some and try again.`,
    )
  const resolved = new Map<string, Answer>()
  const files = new Map<string, StoredFile>()
  const errors: FieldError[] = []
  for (const { question_id, value } of fileAnswers as { question_id: string; value: FileValue | FileValue[] }[]) {
    const found = await Promise.all([value].flat().map(({ id }) => fileFor({ survey_id: survey.id, question_id }, id, saver)))
    const values = found.flatMap((file, at) => {
      const path = Array.isArray(value) ? `${pathOf(question_id)}.${at}` : pathOf(question_id)
      if (file && !files.has(file.id)) {
        files.set(file.id, file)
        return [toFileValue(file)]
      }
      errors.push(unknownFileIssue(question_id, path))
      return []
    })
    resolved.set(question_id, { question_id, value: Array.isArray(value) ? values : values[0]! })
  }
  return { answers: answers.map((answer) => resolved.get(answer.question_id) ?? answer), files: [...files.values()], errors }
}

async function fileFor(
  target: { survey_id: string; question_id: string },
  id: string,
  { userId, mayReuseFilesOf }: Saver,
): Promise<StoredFile | null> {
  const file = await readFile(id)
  if (!file || file.purpose !== 'answer' || file.state !== 'complete') return null
  if (file.survey_id !== target.survey_id || file.question_id !== target.question_id) return null
  if (file.owner !== null && file.owner !== userId) return null
  return !file.response || (await mayReuseFilesOf(file.response)) ? file : null
}
