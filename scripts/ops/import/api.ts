import { paths, type RouteName } from '#shared/paths.ts'
import { type Call, type Reply, type Route, routes } from '#shared/routes.ts'

/** An error reply of the API. `retryAfter` in ms, null without the header. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly retryAfter: number | null
  constructor(status: number, code: string, detail: string, retryAfter: number | null) {
    super(detail)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

export type Api = <N extends RouteName>(name: N, input: Call<N>, headers?: Record<string, string>) => Promise<Reply<N>>

/** Milliseconds until a call without a reply is aborted. */
const timeout = 35_000

/** The product's API at `url`, with a token or as a guest. A call throws ApiError for an error reply, and fetch's error without a reply. */
export function api(url: string, token?: string): Api {
  return async (name, input, headers = {}) => {
    const { body, query, ...params } = input as { body?: Record<string, string>; query?: Record<string, string> }
    const [method, path] = paths[name].split(' ') as [string, string]
    const target = new URL(
      `/api${path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent((params as typeof headers)[key]!))}`,
      url,
    )
    target.search = new URLSearchParams(query).toString()
    const form = (routes[name] as Route).form
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const answer = await fetch(target, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': type }), ...headers },
      ...(body && { body: form ? new URLSearchParams(body).toString() : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    })
    const text = await answer.text()
    if (!answer.ok) throw toApiError(answer, text)
    return text ? JSON.parse(text) : undefined
  }
}

/** Signs in and returns a client as that person. Throws ApiError `auth.bad_credentials` where they are wrong. */
export async function signIn(url: string, { email, password }: { email: string; password: string }): Promise<Api> {
  const { access_token } = await api(url)('issueToken', { body: { username: email, password } })
  return api(url, access_token)
}

type ErrorBody = { code?: string; detail?: string; errors?: { path?: string; message?: string }[] }

function toApiError({ status, headers }: Response, text: string): ApiError {
  let body: ErrorBody = {}
  try {
    body = JSON.parse(text) as ErrorBody
  } catch {
    // not JSON, such as a proxy's page: the status has to do
  }
  const fields = (body.errors ?? []).map(({ path, message }) => `${path}: ${message}`)
  const wait = headers.get('retry-after')
  const seconds = wait === null ? NaN : Number(wait)
  const retryAfter = wait === null ? null : Number.isNaN(seconds) ? Math.max(0, Date.parse(wait) - Date.now()) || 0 : seconds * 1000
  return new ApiError(status, body.code ?? `http.${status}`, fields.join(' ') || (body.detail ?? `HTTP ${status}`), retryAfter)
}
