import { isCommonPassword } from './commonPasswords.ts'
import { Refusal } from '../platform/errors.ts'

/** 422 at `path` for one of the commonest passwords. */
export function refuseCommon(password: string, path: string): void {
  if (!isCommonPassword(password)) return
  const message = 'This password is one of the commonest. Choose another.'
  throw new Refusal(422, 'invalid', message, { errors: [{ path, code: 'password_common', message }] })
}
