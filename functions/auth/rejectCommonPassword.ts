import { isCommonPassword } from './commonPasswords.ts'
import { HttpError } from '../platform/errors.ts'

/** 422 at `path` for one of the commonest passwords. */
export function rejectCommonPassword(password: string, path: string): void {
  if (!isCommonPassword(password)) return
  const message = 'This password is too common. Choose another one.'
  throw new HttpError(422, 'invalid', message, { errors: [{ path, code: 'password_common', message }] })
}
