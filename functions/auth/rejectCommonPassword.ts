import words from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { limits } from '#shared/limits.ts'
import { invalidFields } from '../platform/errors.ts'

/** Throws 422 at `path` if the password is one of the most common ones. */
export function rejectCommonPassword(password: string, path: string): void {
  if (!isCommonPassword(password)) return
  throw invalidFields([{ path, code: 'password_common', message: 'This password is too common. Choose another one.' }])
}

const common = new Set(words.filter((word) => word.length >= limits.passwordMin).slice(0, 3_000))

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
