import words from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { limits } from '#shared/limits.ts'

/** The 3,000 commonest passwords of those that are long enough to be asked for. */
const common = new Set(words.filter((word) => word.length >= limits.passwordMin).slice(0, 3_000))

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
