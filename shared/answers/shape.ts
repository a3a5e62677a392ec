import type { FileValue } from '../responses/response.ts'
import { answerKind, type AnswerKind, type QuestionType } from '../survey/questionTypes.ts'

const isString = (value: unknown): value is string => typeof value === 'string'

const isStrings = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString)

const isFile = (value: unknown): value is FileValue => {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, size, type, url } = value as Record<string, unknown>
  return [id, name, type, url].every(isString) && Number.isSafeInteger(size) && Number(size) >= 0
}

const isFiles = (value: unknown): value is FileValue | FileValue[] => (Array.isArray(value) ? value.every(isFile) : isFile(value))

const shapes = {
  text: isString,
  html: isString,
  choice: isString,
  choices: isStrings,
  files: isFiles,
} as const satisfies Record<AnswerKind, (value: unknown) => boolean>

/** True for a value of the shape that answers to this type of question have. */
export const hasShape = (type: QuestionType, value: unknown): boolean => shapes[answerKind(type)](value)

/** The file or files with no other fields than theirs: what else was sent with them is not stored. */
export const onlyFileFields = (value: FileValue | FileValue[]): FileValue | FileValue[] =>
  Array.isArray(value) ? value.map(bareFile) : bareFile(value)

const bareFile = ({ id, name, size, type, url }: FileValue): FileValue => ({ id, name, size, type, url })
