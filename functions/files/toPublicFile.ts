import type { FileValue } from '#shared/responses/response.ts'
import type { StoredFile } from '../data/files/files.ts'
import { fileUrl } from '../data/files/place.ts'

/** A file as an answer names it. */
export const toFileValue = ({ id, name, size, type, purpose }: StoredFile): FileValue => ({
  id,
  name,
  size,
  type,
  url: fileUrl({ id, type, purpose }),
})

/** A file as the API answers it: for an answer all that it is, else where it is. */
export const toPublicFile = (file: StoredFile) => (file.purpose === 'answer' ? toFileValue(file) : { id: file.id, url: fileUrl(file) })
