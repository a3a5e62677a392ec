import { ApiError } from './ApiError.ts'
import { errorText, t } from '../language/i18n.ts'

/** What to tell a person about a failed call, and where they have to wait, for how long: in seconds, from 90 on in minutes. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === undefined) return errorText(error)
  const seconds = Math.ceil(error.retryAfter)
  return seconds < 90 ? t('errors.wait_seconds', { count: seconds }) : t('errors.wait_minutes', { count: Math.ceil(seconds / 60) })
}
