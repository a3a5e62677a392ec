import { createHash } from 'node:crypto'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { pickDeclared } from '#shared/pickDeclared.ts'
import type { Route } from '#shared/routes.ts'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * `tag`: an ETag; a caller that sends it in If-None-Match gets 304. `until`: the moment (ms) when the content changes by itself. `isPersonal`: not
 * for caches.
 */
type Extra = {
  status?: number
  headers?: Record<string, string>
  cookies?: string[]
  tag?: string
  until?: number | undefined
  isPersonal?: boolean
}

/** A handler's result with a status, headers or cookies of its own. A Buffer is sent as bytes. */
export class HttpReply<T> {
  readonly value: T
  readonly extra: Extra
  constructor(value: T, extra: Extra) {
    this.value = value
    this.extra = extra
  }
}

export const redirect = (location: string) => new HttpReply(undefined, { status: 302, headers: { location } })

/** A reply with the value's version as ETag, for If-Match on the next save. */
export const versioned = <T extends { version: number }>(value: T, extra: Extra = {}) =>
  new HttpReply(value, { ...extra, headers: { ...extra.headers, etag: `"${value.version}"` } })

/** `until`: the moment (ms) at which the content changes by itself, which no cache may outlive; `own`: seconds in a browser, `edge`: at the CDN. */
export function cacheControl(until = Infinity, { own = 15, edge = 60 } = {}): string {
  const left = Math.max(0, Math.floor((until - Date.now()) / 1000))
  const stale = left > 120 ? ', stale-while-revalidate=60' : ''
  return `public, max-age=${Math.min(own, left)}, s-maxage=${Math.min(edge, left)}${stale}`
}
const personal = { 'cache-control': 'no-store' }

/** `acceptEncoding`: the caller's header; CloudFront itself compresses what it caches. */
type Caller = { anonymous: boolean; ifNoneMatch?: string | undefined; acceptEncoding?: string | undefined }

/** The ETag of a publicly cached reply: a survey's id, version and state, since another may have its slug tomorrow, or a hash of the body. */
function sharedTag(declared: unknown, body: string): string {
  const { id, version, state } = (declared ?? {}) as { id?: unknown; version?: unknown; state?: unknown }
  if (typeof id === 'string' && typeof version === 'number') return `"${[id, version, state].join('-')}"`
  return contentTag(body)
}

export const contentTag = (content: string): string => `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`

/** Whether If-None-Match contains the tag, weak (`W/`, as a compressing proxy makes it) or strong. */
const namesTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) === true

/** The HTTP result for what a handler returned; only fields that the route's reply schema declares are sent. */
export function reply(route: Route, given: unknown, { anonymous, ifNoneMatch, acceptEncoding }: Caller): APIGatewayProxyStructuredResultV2 {
  const { value, extra } = given instanceof HttpReply ? (given as HttpReply<unknown>) : { value: given, extra: {} as Extra }
  const { status = route.status ?? 200, cookies } = extra
  if (Buffer.isBuffer(value))
    return { statusCode: status, headers: { ...personal, ...extra.headers }, body: value.toString('base64'), isBase64Encoded: true }
  const declared: unknown = status === 302 ? undefined : pickDeclared(route.reply, value)
  const body = declared === undefined ? undefined : JSON.stringify(declared)
  const cacheable = route.cache === 'public' && anonymous && status === 200 && !extra.isPersonal
  const headers: Record<string, string> = {
    ...(cacheable ? { 'cache-control': cacheControl(extra.until), vary: 'Authorization' } : personal),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(extra.tag && { etag: extra.tag }),
    ...extra.headers,
  }
  if (extra.tag && namesTag(ifNoneMatch, extra.tag)) return { statusCode: 304, headers }
  if (!cacheable || body === undefined)
    return compress({ statusCode: status, headers, ...(cookies && { cookies }), ...(body !== undefined && { body }) }, acceptEncoding)
  headers.etag = sharedTag(declared, body)
  if (namesTag(ifNoneMatch, headers.etag)) return { statusCode: 304, headers }
  return { statusCode: status, headers, ...(cookies && { cookies }), ...(body !== undefined && { body }) }
}

/** The Content-Disposition of a download: the name in ASCII, and in full as UTF-8 (RFC 6266). */
export function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\/%]/gu, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Bytes of a body above which compressing is worth its time. */
const mostPlain = 10_000

const encoders = {
  br: (body: string) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: string) => gzipSync(body),
}

/** Whether Accept-Encoding allows that encoding: it is listed with a weight other than 0. */
const accepts = (acceptEncoding: string, encoding: string) =>
  acceptEncoding.split(',').some((one) => {
    const [name = '', weight = ''] = one.split(';').map((part) => part.trim())
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight)
  })

/** Compresses a large body: CloudFront compresses only what it may cache. Never a token, which the compressed length could reveal. */
function compress(result: APIGatewayProxyStructuredResultV2, acceptEncoding = ''): APIGatewayProxyStructuredResultV2 {
  const { body = '', headers = {} } = result
  const encoding = (['br', 'gzip'] as const).find((one) => accepts(acceptEncoding, one))
  if (!encoding || result.isBase64Encoded || Buffer.byteLength(body) <= mostPlain || /"(?:access_)?token":/.test(body)) return result
  return {
    ...result,
    headers: { ...headers, 'content-encoding': encoding, vary: 'Accept-Encoding' },
    body: encoders[encoding](body).toString('base64'),
    isBase64Encoded: true,
  }
}
