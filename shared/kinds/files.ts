import { isString } from './choice.ts'

/** A file that was given as an answer: `size` in bytes, `type` a media type. */
export type FileValue = { id: string; name: string; size: number; type: string; url: string }

/** Whether a value is a file of an answer. */
export const isFile = (value: unknown): value is FileValue => {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, size, type, url } = value as Record<string, unknown>
  return [id, name, type, url].every(isString) && Number.isSafeInteger(size) && Number(size) >= 0
}

/** The files of an answer; [] for none. */
export const fileValues = (value: unknown): FileValue[] => [value].flat().filter(isFile)
