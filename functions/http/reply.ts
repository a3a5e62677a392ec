import { createHash } from 'node:crypto'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { picked } from '#shared/picked.ts'
import type { Route } from '#shared/routes.ts'

type Extra = { status?: number; headers?: Record<string, string>; cookies?: string[] }

/** A value that needs more than the manifest says: another status, headers, cookies. A Buffer goes out as the bytes that it is. */
export class Answer<T> {
  readonly value: T
  readonly extra: Extra
  constructor(value: T, extra: Extra) {
    this.value = value
    this.extra = extra
  }
}

export const redirect = (location: string) => new Answer(undefined, { status: 302, headers: { location } })

/** A saved thing with its version as ETag, for If-Match on the next save. */
export const versioned = <T extends { version: number }>(value: T, extra: Extra = {}) =>
  new Answer(value, { ...extra, headers: { ...extra.headers, etag: `"${value.version}"` } })

const shared = { 'cache-control': 'public, max-age=15, s-maxage=60, stale-while-revalidate=60', vary: 'Authorization' }
const personal = { 'cache-control': 'no-store' }

type Asked = { anonymous: boolean; ifNoneMatch: string | undefined }

/**
 * The tag of what caches keep under an address: it names the thing itself and its version, since another one may stand at the same address
 * tomorrow, of the same version. What has neither is named by its content.
 */
function sharedTag(told: unknown, body: string): string {
  const { id, version } = (told ?? {}) as { id?: unknown; version?: unknown }
  if (typeof id === 'string' && typeof version === 'number') return `"${id}-${version}"`
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
}

/** Whether If-None-Match names the tag. What compresses on the way makes it a weak one, which names the same content. */
const namesTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((named) => named.trim().replace(/^W\//, '') === tag) === true

/** Only declared fields leave. */
export function reply(route: Route, given: unknown, { anonymous, ifNoneMatch }: Asked): APIGatewayProxyStructuredResultV2 {
  const { value, extra } = given instanceof Answer ? (given as Answer<unknown>) : { value: given, extra: {} as Extra }
  const { status = route.status ?? 200, cookies } = extra
  if (Buffer.isBuffer(value))
    return { statusCode: status, headers: { ...personal, ...extra.headers }, body: value.toString('base64'), isBase64Encoded: true }
  const told: unknown = status === 302 ? undefined : picked(route.reply, value)
  const body = told === undefined ? undefined : JSON.stringify(told)
  const cacheable = route.cache === 'public' && anonymous && status === 200
  const headers: Record<string, string> = {
    ...(cacheable ? shared : personal),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...extra.headers,
  }
  if (!cacheable || body === undefined)
    return { statusCode: status, headers, ...(cookies && { cookies }), ...(body !== undefined && { body }) }
  headers.etag = sharedTag(told, body)
  if (namesTag(ifNoneMatch, headers.etag)) return { statusCode: 304, headers }
  return { statusCode: status, headers, ...(cookies && { cookies }), ...(body !== undefined && { body }) }
}
