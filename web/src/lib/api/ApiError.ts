/** One invalid field: `path` such as `answers.0.value`, and the question that it belongs to. */
export type FieldError = { path: string; code: string; message: string; question_id?: string }

type Body = { detail?: string; code?: string; errors?: FieldError[]; count?: number; next?: string | null }

/**
 * A failed call: the reply's status and code, or status 0 and code `offline` without a reply. `retryAfter`: in seconds. `count`: the number that the
 * error is about. `next`: the address to send the respondent to.
 */
export class ApiError extends Error {
  declare readonly status: number
  declare readonly code: string
  declare readonly detail: string
  declare readonly errors: FieldError[]
  declare readonly retryAfter: number | undefined
  declare readonly count: number | undefined
  declare readonly next: string | null | undefined

  constructor(status: number, code: string, body: Body = {}, retryAfter?: number) {
    super(body.detail || code)
    Object.assign(this, { detail: '', errors: [], ...body, name: 'ApiError', status, code, retryAfter })
  }

  /** True for a 4xx but 429: the server rejected the request and changed nothing, and the same request would be rejected again. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 429
  }

  /** True if the same request may succeed later by itself: the connection failed, or the server asks to come again. */
  get isTemporary(): boolean {
    return this.status === 0 || (this.status === 503 && this.retryAfter !== undefined)
  }

  /** The error of a response, whose body is read. */
  static async from(response: Response): Promise<ApiError> {
    // a proxy in front of the API may respond with HTML, or with nothing
    const body = ((await response.json().catch(() => null)) ?? {}) as Body
    const seconds = Number(response.headers.get('retry-after'))
    return new ApiError(response.status, body.code ?? `http.${response.status}`, body, seconds > 0 ? seconds : undefined)
  }
}
