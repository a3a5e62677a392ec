/** One thing wrong with a field: `path` as in `answers.0.value`, and the question it is about. */
export type FieldError = { path: string; code: string; message: string; question_id?: string }

type Body = { detail?: string; code?: string; errors?: FieldError[] }

/** An answer that is not a success. `status` 0 and code `offline` when there was no answer. `retryAfter` in seconds. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly errors: FieldError[]
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, { detail = '', errors = [] }: Body = {}, retryAfter?: number) {
    super(detail || code)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.detail = detail
    this.errors = errors
    this.retryAfter = retryAfter
  }

  /** Whether the server refused what was sent and surely did nothing of it: trying again as it is will hardly help. Not where it is only busy. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 429
  }

  static async from(answer: Response): Promise<ApiError> {
    // Whatever stands in front of the API may answer with a page of its own, or with nothing.
    const body = ((await answer.json().catch(() => null)) ?? {}) as Body
    const seconds = Number(answer.headers.get('retry-after'))
    return new ApiError(answer.status, body.code ?? `http.${answer.status}`, body, seconds > 0 ? seconds : undefined)
  }
}
