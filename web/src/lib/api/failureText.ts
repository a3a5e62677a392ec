import { ApiError } from './ApiError.ts'
import { errorText, t } from '../language/i18n.ts'

/** The message for a failed call; for a 429 with how long to wait, in seconds, from 90 s on in minutes. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === undefined) return errorText(error)
  const seconds = Math.ceil(error.retryAfter)
  return seconds < 90 ? t('errors.wait_seconds', { count: seconds }) : t('errors.wait_minutes', { count: Math.ceil(seconds / 60) })
}
