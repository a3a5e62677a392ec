import type { RouteName } from '#shared/paths.ts'
import type { PublicRouteName } from '#shared/publicPaths.ts'
import type { Call, Reply } from '#shared/routes.ts' // types only: no schema reaches the bundle
import { earlyKey } from '../hydration/bootContract.ts'
import { addressOf, methodOf } from './address.ts'
import { ApiError } from './ApiError.ts'
import { loadTexts } from '../language/i18n.ts'
import { lang } from '../language/language.ts'
import { accessOf } from './openCalls.ts'
import { dropToken, token } from './token.ts'

export { address } from './address.ts'
export { ApiError } from './ApiError.ts'

/** The reply to `url` that the boot script requested with the same token, if any; handed out once. */
function takeEarly(url: string, bearer: string | null): Promise<Response> | undefined {
  const key = earlyKey(url, bearer)
  const response = window.early?.[key]
  delete window.early?.[key]
  return response
}

/** `headers`: of the request. `onHeaders`: gets those of the response. `keepalive`: the request outlives the page. */
export type CallOptions = {
  signal?: AbortSignal
  headers?: Record<string, string>
  onHeaders?: (headers: Headers) => void
  keepalive?: boolean
}

async function send(name: RouteName, input: object, { signal, headers, keepalive }: CallOptions, bearer: string | null): Promise<Response> {
  const method = methodOf(name)
  const { body } = input as { body?: unknown }
  const isForm = name === 'issueToken'
  const url = addressOf(name, input)
  const early = method === 'GET' ? takeEarly(url, bearer) : undefined
  return (
    early ??
    fetch(url, {
      method,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
        ...headers,
      },
      body: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    })
  )
}

/** Throws ApiError, with `offline` if there is no response, or the signal's reason. A 401 drops the token, and repeats an open call. */
export async function callRoute<N extends RouteName>(name: N, input: Call<N>, options: CallOptions = {}): Promise<Reply<N>> {
  const access = accessOf(name)
  // No token for signing in and the like: their 401 is about the password.
  const bearer = access === 'public' && methodOf(name) !== 'GET' ? null : token()
  try {
    let response = await send(name, input, options, bearer)
    if (response.status === 401 && bearer) {
      dropToken(bearer)
      if (access !== 'needed') response = await send(name, input, options, null)
    }
    if (!response.ok) {
      const error = await ApiError.from(response)
      await loadTexts(lang(), 'errors').catch(() => undefined)
      throw error
    }
    options.onHeaders?.(response.headers)
    const isEmpty = response.status === 204 || response.headers.get('content-length') === '0'
    return isEmpty ? undefined : await response.json()
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error
    throw new ApiError(0, 'offline')
  }
}

/** The same for the calls of public pages, whose paths are always there; `allCalls.ts` has it for every call. */
export const call: <N extends PublicRouteName>(name: N, input: Call<N>, options?: CallOptions) => Promise<Reply<N>> = callRoute
