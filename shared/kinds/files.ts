import { limits } from '../limits.ts'
import type { FileValue } from '../responses/response.ts'
import { isString, plainKind, type Kind } from './kind.ts'

const isFile = (value: unknown): value is FileValue => {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, size, type, url } = value as Record<string, unknown>
  return [id, name, type, url].every(isString) && Number.isSafeInteger(size) && Number(size) >= 0
}

/** The files of an answer; [] for none. */
export const fileValues = (value: unknown): FileValue[] => [value].flat().filter(isFile)

const bareFile = ({ id, name, size, type, url }: FileValue): FileValue => ({ id, name, size, type, url })

/** A file, or a list of files. */
export const fileUpload: Kind<FileValue | FileValue[]> = {
  ...plainKind,
  holds: 'files',
  hasShape: (value): value is FileValue | FileValue[] => (Array.isArray(value) ? value.every(isFile) : isFile(value)),
  issue: ({ id }, value) =>
    Array.isArray(value) && value.length > limits.filesPerAnswer
      ? { code: 'answer.invalid', message: `The answer to question ${id} has more than ${limits.filesPerAnswer} files.` }
      : undefined,
  kept: (value) => (Array.isArray(value) ? value.map(bareFile) : bareFile(value)),
}
