import words from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { limits } from '#shared/limits.ts'
import { HttpError } from '../platform/errors.ts'

/** 422 at `path` for one of the commonest passwords. */
export function rejectCommonPassword(password: string, path: string): void {
  if (!isCommonPassword(password)) return
  const message = 'This password is too common. Choose another one.'
  throw new HttpError(422, 'invalid', message, { errors: [{ path, code: 'password_common', message }] })
}

/** The 3,000 commonest passwords of those that are long enough to be asked for. */
const common = new Set(words.filter((word) => word.length >= limits.passwordMin).slice(0, 3_000))

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
