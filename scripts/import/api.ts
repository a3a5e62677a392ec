import { paths, type RouteName } from '#shared/paths.ts'
import { type Call, type Reply, type Route, routes } from '#shared/routes.ts'

/** An answer of the API that is a refusal. `retryAfter` in ms, null where the server names none. */
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

/** Milliseconds after which a call that nobody answers counts as lost. */
const patience = 35_000

/**
 * The product's API at `url` (`http://127.0.0.1:3000`), as whoever `token` belongs to or as a guest.
 * A call throws ApiError where it is refused, and whatever fetch throws where nobody answers.
 */
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
      signal: AbortSignal.timeout(patience),
    })
    const text = await answer.text()
    if (!answer.ok) throw refusal(answer, text)
    return text ? JSON.parse(text) : undefined
  }
}

/** The API as the person with that e-mail and password. Throws ApiError `auth.bad_credentials` where they are wrong. */
export async function signIn(url: string, { email, password }: { email: string; password: string }): Promise<Api> {
  const { access_token } = await api(url)('issueToken', { body: { username: email, password } })
  return api(url, access_token)
}

type Told = { code?: string; detail?: string; errors?: { path?: string; message?: string }[] }

function refusal({ status, headers }: Response, text: string): ApiError {
  let told: Told = {}
  try {
    told = JSON.parse(text) as Told
  } catch {
    // a proxy's page: the status says enough
  }
  const fields = (told.errors ?? []).map(({ path, message }) => `${path}: ${message}`)
  const wait = headers.get('retry-after')
  const seconds = wait === null ? NaN : Number(wait)
  const retryAfter = wait === null ? null : Number.isNaN(seconds) ? Math.max(0, Date.parse(wait) - Date.now()) || 0 : seconds * 1000
  return new ApiError(status, told.code ?? `http.${status}`, [told.detail ?? `HTTP ${status}`, ...fields].join(' '), retryAfter)
}
