import { passwordMin } from '#shared/accounts/passwordMin.ts'
import { ApiError, type FieldError } from '../../lib/api/ApiError.ts'
import { errorText, t, type TextKey } from '../../lib/language/i18n.ts'

const fields = ['first_name', 'last_name', 'email', 'password', 'confirm'] as const
type Name = (typeof fields)[number]

export type Signup = Record<Name, string>
/** What to say above each field that is wrong. */
export type SignupErrors = Partial<Signup>

/** What is wrong with a new password before anything is sent. Whether it will do is the server's to say. */
export const validatePasswords = ({ password, confirm }: Pick<Signup, 'password' | 'confirm'>): SignupErrors => ({
  ...(!password && { password: t('auth.password_missing') }),
  ...(password !== confirm && { confirm: t('auth.mismatch') }),
})

/** What is wrong before anything is sent. Whether an e-mail or a password will do is the server's to say. */
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

/** What the server refused, by field; undefined when it was not about a field of this form. */
export function serverFieldErrors(error: unknown): SignupErrors | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'auth.email_taken') return { email: errorText(error) }
  const ours = error.errors.filter(({ path }) => fields.some((name) => name === path))
  return ours.length ? Object.fromEntries(ours.map((wrong) => [wrong.path, fieldMessage(wrong)])) : undefined
}
