/** One invalid field: `path` within the body, such as `answers.0.value`. */
export type FieldError = { path: string; code: string; message: string; question_id?: string; row?: string }

/** `count`: the number that the error is about, for the page to show; `next`: the address to send the respondent to. */
type More = { errors?: FieldError[]; headers?: Record<string, string>; count?: number; next?: string | null }

/**
 * An error that is sent to the caller. 409: stored state forbids the call; 412: another save came first; 422: invalid, or an Idempotency-Key of
 * another body; 429: too many calls.
 */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly more: More
  constructor(status: number, code: string, detail: string, more: More = {}) {
    super(detail)
    this.status = status
    this.code = code
    this.more = more
  }
}

export const invalidFields = (errors: FieldError[]) => new HttpError(422, 'invalid', errors[0]!.message, { errors })

export const notFound = (what: 'survey' | 'response' | 'version' | 'file' | 'inquiry' | 'user' | 'job') =>
  new HttpError(404, `${what}.not_found`, `We could not find this ${what}.`)

export const signInRequired = () =>
  new HttpError(401, 'auth.required', 'Please sign in first.', { headers: { 'www-authenticate': 'Bearer' } })

/** Not a lost session: the survey takes responses only of members. */
export const membersOnly = () => new HttpError(401, 'survey.members_only', 'Sign in to answer this survey.')

export const forbidden = () => new HttpError(403, 'auth.forbidden', 'You must be an admin.')

/** The token is invalid, revoked, or belongs to a deleted account. */
export const invalidToken = () =>
  new HttpError(401, 'auth.bad_token', 'You were signed out. Sign in again.', {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })

/** `next`: the panel's address for a survey that is full, or null. */
export const surveyFull = (next: string | null) =>
  new HttpError(409, 'survey.full', 'This survey has all the responses it takes.', { next })

/** For a new limit: the survey's responses are still being counted. */
export const surveyCounting = () =>
  new HttpError(503, 'survey.counting', 'The responses to this survey are being counted. Try again in a moment.', {
    headers: { 'retry-after': '10' },
  })

export const staleVersion = () => new HttpError(412, 'stale_version', 'Someone else saved this while you were editing.')

export const tooManyRequests = (seconds: number) =>
  new HttpError(429, 'too_many_requests', `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`, {
    headers: { 'retry-after': String(seconds) },
  })

export const unavailable = () =>
  new HttpError(503, 'unavailable', 'The service is busy. Try again in a moment.', { headers: { 'retry-after': '2' } })

export const writesPaused = () =>
  new HttpError(503, 'paused', 'The site saves nothing for some minutes. Keep this page open and try again.', {
    headers: { 'retry-after': '30' },
  })

export const wrongPassword = () => new HttpError(400, 'auth.wrong_password', 'Incorrect password.')

export const reauthenticationRequired = () => new HttpError(403, 'auth.not_fresh', 'Sign in again, then repeat this within 10 minutes.')

/** `what` is `homepage`, `response` or `survey`; sizes in bytes. */
export const tooLarge = (what: string, bytes: number, limit: number) =>
  new HttpError(
    413,
    `${what}.too_large`,
    `This ${what} is ${Math.ceil((bytes - limit) / 1000)} KB over the limit. Shorten it and save again.`,
  )
