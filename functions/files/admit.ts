import { fileType, purposes, type FileType, type Purpose } from '#shared/fileTypes.ts'
import type { StoredUser } from '../data/users/users.ts'
import { forbidden, HttpError, signInFirst } from '../platform/errors.ts'

/** Who uploads for that purpose: anybody to answer. Else throws 401 where nobody is signed in, 403 for media by who is no admin. */
export function uploader(purpose: Purpose, user: StoredUser | null): StoredUser | null {
  if (purpose === 'answer') return user
  if (!user) throw signInFirst()
  if (purpose === 'media' && !user.roles.includes('admin')) throw forbidden()
  return user
}

/** What the files of that purpose are, by what their sender says. Throws 415 for a type that is not taken, 413 for more bytes. */
export function admitted(purpose: Purpose, contentType: string, size: number): FileType {
  const { extensions, bytes } = purposes[purpose]
  const type = fileType(contentType)
  if (!type || !Object.hasOwn(extensions, type)) throw new HttpError(415, 'file.type_not_taken', 'This file type is not supported here.')
  if (size > bytes) throw fileTooLarge(bytes)
  return type
}

/** `bytes` that it may have. */
export const fileTooLarge = (bytes: number) =>
  new HttpError(413, 'file.too_large', `This file is too large. The limit is ${Math.floor(bytes / 1024 / 1024)} MB.`)
