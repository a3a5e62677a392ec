import { passwordMin } from '#shared/accounts/passwordMin.ts'
import { ApiError, type FieldError } from '../../../lib/api/ApiError.ts'
import { errorText, t, type TextKey } from '../../../lib/language/i18n.ts'

const fieldNames = ['first_name', 'last_name', 'email', 'password', 'confirm'] as const
type Field = (typeof fieldNames)[number]

export type Signup = Record<Field, string>
export type SignupErrors = Partial<Signup>

/** Error messages for a missing password or a confirmation that differs. The server decides whether a password is strong enough. */
export const validatePasswords = ({ password, confirm }: Pick<Signup, 'password' | 'confirm'>): SignupErrors => ({
  ...(!password && { password: t('auth.password_missing') }),
  ...(password !== confirm && { confirm: t('auth.mismatch') }),
})

/** The same with a missing e-mail. */
export const validateSignup = ({ email, ...passwords }: Signup): SignupErrors => ({
  ...(!email.trim() && { email: t('common.email_missing') }),
  ...validatePasswords(passwords),
})

const messageKeys: Record<string, TextKey> = {
  invalid_email: 'common.email_invalid',
  password_too_short: 'auth.password_short',
  password_common: 'auth.password_common',
  too_long: 'common.too_long',
}

const fieldMessage = ({ code, message }: FieldError) => (messageKeys[code] ? t(messageKeys[code], { count: passwordMin }) : message)

/** The messages for the fields that the server refused; undefined if the error names no field of this form. */
export function serverFieldErrors(error: unknown): SignupErrors | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'auth.email_taken') return { email: errorText(error) }
  const known = error.errors.filter(({ path }) => fieldNames.some((name) => name === path))
  return known.length ? Object.fromEntries(known.map((fieldError) => [fieldError.path, fieldMessage(fieldError)])) : undefined
}
