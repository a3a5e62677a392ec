import { paths, type RouteName } from '#shared/paths.ts'
import type { Call, Reply } from '#shared/routes.ts' // types only: no schema reaches the bundle
import { ApiError } from './ApiError.ts'
import { loadTexts } from '../language/i18n.ts'
import { lang } from '../language/language.ts'
import { accessOf } from './openCalls.ts'
import { dropToken, token } from '../session/token.ts'

export { ApiError } from './ApiError.ts'

declare global {
  interface Window {
    /** Responses that index.html requested before this script loaded, by URL. */
    early?: Record<string, Promise<Response>> | undefined
  }
}

/** The response to `url` that index.html requested already, if any; handed out once. */
function takeEarly(url: string): Promise<Response> | undefined {
  const response = window.early?.[url]
  delete window.early?.[url]
  return response
}

/**
 * `headers` such as Idempotency-Key and If-Match. `onHeaders` reads those of the answer, such as x-next-cursor. `keepalive`: the call goes out
 * though its page is closed.
 */
export type CallOptions = {
  signal?: AbortSignal
  headers?: Record<string, string>
  onHeaders?: (headers: Headers) => void
  keepalive?: boolean
}

type Sent = { body?: unknown; query?: Record<string, string | number | undefined> } & Record<string, unknown>

/** The path and query of one call, as `fetch` takes them. */
export function address(name: RouteName, input: object): string {
  const { body: _body, query, ...params } = input as Sent
  const path = paths[name].split(' ')[1]!.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return `/api${path}${given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ''}`
}

async function send(name: RouteName, input: object, { signal, headers, keepalive }: CallOptions, bearer: string | null): Promise<Response> {
  const method = paths[name].split(' ')[0]!
  const { body } = input as Sent
  const form = name === 'issueToken'
  const url = address(name, input)
  const early = method === 'GET' && !bearer ? takeEarly(url) : undefined
  return (
    early ??
    fetch(url, {
      method,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    })
  )
}

/**
 * One call of the API. Throws ApiError with the server's code and detail; no answer is status 0, code `offline`; an abort is the
 * signal's own error. On a 401 the token is dropped, the person is told, and a call that works without a token is made again.
 */
export async function call<N extends RouteName>(name: N, input: Call<N>, options: CallOptions = {}): Promise<Reply<N>> {
  const access = accessOf(name)
  // Signing in is not a matter of the token one still has: its 401 is about the password.
  const bearer = access === 'public' && !paths[name].startsWith('GET') ? null : token()
  try {
    let answer = await send(name, input, options, bearer)
    if (answer.status === 401 && bearer) {
      dropToken(bearer)
      if (access !== 'needed') answer = await send(name, input, options, null)
    }
    if (!answer.ok) {
      const error = await ApiError.from(answer)
      await loadTexts(lang(), 'errors').catch(() => undefined)
      throw error
    }
    options.onHeaders?.(answer.headers)
    const isEmpty = answer.status === 204 || answer.headers.get('content-length') === '0'
    return isEmpty ? undefined : await answer.json()
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error
    throw new ApiError(0, 'offline')
  }
}
