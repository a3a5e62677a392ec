import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import { TLSSocket } from 'node:tls'
import { ofType, type Assembly, type Properties } from '../assembly.ts'
import type { EdgeReply } from '../../../../infra/site/canonicalPath.ts'
import { rawQuery } from '../../../local/gateway/canonicalPath.ts'
import { bucketsForCdn } from './bucketsForCdn.ts'
import { edgeFunctions, type EdgeRequest } from './edgeFunctions.ts'
import { compresses, edgeMemory, matches, weak, type Kept } from './edgeMemory.ts'
import { forwarding, keeping, responseHeaders, type Keeping } from './edgePolicies.ts'
import { sourcesOf } from './originGroups.ts'
import type { Resolve } from '../intrinsics.ts'
import { patience } from '../patience.ts'

/** The URLs of the origins: the HTTP API, and the S3 emulator without its proxy. `uploads`: S3 as pages reach it, for the buckets' own domains. */
type Origins = { api: string; s3: string; uploads?: string }

/** Hop-by-hop headers, which are not forwarded. */
const ofTheHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'host'])

/**
 * Emulates the template's CloudFront distribution: behaviors by path, edge functions, origin request policies, origin headers and response headers
 * policies. It compresses the API's responses, with a weak ETag then, and with `remembers` caches them by policy and Cache-Control. Two
 * differences: files are neither cached nor compressed, and over plain HTTP it rewrites `https` in its own URLs to `http`.
 */
export function edge(assembly: Assembly, resolve: Resolve, origins: Origins, { remembers = false } = {}) {
  const { DistributionConfig: config } = resolve(ofType(assembly, 'AWS::CloudFront::Distribution')[0]![1])
  const functions = edgeFunctions(assembly)
  const policies = responseHeaders(assembly, resolve, origins.uploads)
  const buckets = bucketsForCdn(assembly, resolve)
  const remember = edgeMemory()
  const failures = (config.CustomErrorResponses ?? []) as { ErrorCode: number; ErrorCachingMinTTL?: number }[]
  // ten seconds by default
  const error = (status: number) => failures.find(({ ErrorCode }) => ErrorCode === status)?.ErrorCachingMinTTL ?? 10
  const behaviors = [...(config.CacheBehaviors as Properties[]), { ...config.DefaultCacheBehavior, PathPattern: '*' } as Properties].map(
    (given) => ({
      pattern: pathPattern(given.PathPattern as string),
      methods: (given.AllowedMethods ?? ['GET', 'HEAD']) as string[],
      sources: sourcesOf(config, given.TargetOriginId as string),
      runs: ((given.FunctionAssociations ?? []) as { FunctionARN: string }[]).map(({ FunctionARN }) => functions.get(FunctionARN)!),
      passes: forwarding(assembly, given),
      keeps: keeping(assembly, given),
      headers: policies.get(given.ResponseHeadersPolicyId as string) ?? [],
    }),
  )

  return async (request: IncomingMessage, response: ServerResponse) => {
    const [path, query] = splitQuery(request.url!)
    const behavior = behaviors.find(({ pattern }) => pattern.test(path))!
    const { sources, passes, keeps, headers: extra } = behavior
    const refuse = (status: number) => {
      request.resume()
      response.writeHead(status, answerHeaders({}, extra)).end()
    }
    const reply = ({ statusCode, headers: own }: EdgeReply) => {
      request.resume()
      const headers = Object.fromEntries(Object.entries(own).map(([name, { value }]) => [name, value]))
      response.writeHead(statusCode, answerHeaders(headers, extra)).end()
    }
    if (!behavior.methods.includes(request.method!)) return refuse(403)

    const { cookie, ...given } = request.headers
    const viewer = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, { value: String(value) }]))
    let seen: EdgeRequest = {
      method: request.method!,
      uri: path,
      querystring: rawQuery(query),
      headers: viewer,
      cookies: values(pairs(cookie)),
    }
    for (const run of behavior.runs) {
      const result = run(seen, request.socket.remoteAddress ?? '')
      if ('statusCode' in result) return reply(result)
      seen = result
    }
    if (seen.uri === '/' && config.DefaultRootObject) seen.uri = `/${config.DefaultRootObject as string}`

    const wanted = passes.headers === 'all' ? null : [...passes.headers.map((name) => name.toLowerCase()), ...ofTheCache, ...ofTheBody]
    const names = Object.keys(seen.headers).filter((name) => !ofTheHop.has(name) && (!wanted || wanted.includes(name)))
    const passed = {
      ...Object.fromEntries(names.map((name) => [name, seen.headers[name]!.value])),
      ...(passes.cookies && cookie && { cookie }),
    }
    if (await answerFrom(sources.origin, sources.fallback !== null)) return
    await answerFrom(sources.fallback!, false)

    /** Resolves to false if the origin fails or is late and `mayFail`, since the group has another one. */
    async function answerFrom(origin: Properties, mayFail: boolean): Promise<boolean> {
      const own = ((origin.OriginCustomHeaders ?? []) as { HeaderName: string; HeaderValue: string }[]).map(
        ({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue] as const,
      )
      const headers = { ...passed, ...Object.fromEntries(own) }
      const bucket = origin.S3OriginConfig ? (origin.DomainName as string).split('.')[0]! : null
      if (bucket && !(origin.OriginAccessControlId && buckets.read(bucket, seen.uri))) {
        refuse(403)
        return true
      }
      const target = bucket ? `${origins.s3}/${bucket}${seen.uri}` : `${origins.api}${seen.uri}${passes.query && query ? `?${query}` : ''}`
      const hostHeader = bucket ? undefined : { host: origin.DomainName as string }
      if (!bucket) {
        const asks = async (given: Record<string, string>) =>
          whole(await ask(target, request, { ...given, ...hostHeader }, mayFail ? sources.seconds * patience : undefined))
        const isKept = remembers && keeps && (request.method === 'GET' || request.method === 'HEAD')
        const found = isKept
          ? remember(cacheKey(seen, query, keeps), { ...keeps, error }, () => asks(without(headers, 'if-none-match')))
          : asks(headers).then((answer) => ({ answer, from: 'Miss' as const }))
        const { answer, from } = await (mayFail ? found.catch(() => ({ answer: null, from: 'Miss' as const })) : found)
        if (!answer || (mayFail && sources.fails(answer.status))) return false
        tell(request, response, answer, keeps, [...extra, { name: 'x-cache', value: `${from} from cloudfront`, override: true }])
        return true
      }
      const answer = await ask(target, request, { ...headers, ...hostHeader })
      // without the right to list, a missing object is 403
      const status = answer.statusCode === 404 && !buckets.list(bucket) ? 403 : answer.statusCode!
      const replyHeaders = answerHeaders(stored(answer.headers, status), extra)
      if (status >= 400) {
        answer.resume()
        response.writeHead(status, replyHeaders).end()
      } else {
        response.writeHead(status, replyHeaders)
        await pipeline(answer, response)
      }
      return true
    }
  }
}

const values = (pairs: Iterable<[string, string]>) => Object.fromEntries([...pairs].map(([name, value]) => [name, { value }]))
const pairs = (cookie = ''): [string, string][] =>
  cookie.split(/; */).map((pair) => [pair.split('=')[0]!, pair.slice(pair.indexOf('=') + 1)])

const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name))

type Whole = Omit<Kept, 'headers'> & { headers: Record<string, string>; cookies: string[] }

async function whole(answer: IncomingMessage): Promise<Whole> {
  const { 'set-cookie': cookies = [], ...headers } = answer.headers
  const body = await buffer(answer)
  return { status: answer.statusCode!, headers: headers as Record<string, string>, cookies, body }
}

/** The cache key: path, and the headers and query parameters that the policy names. */
function cacheKey({ method, uri, headers }: EdgeRequest, query: string, keeps: Keeping): string {
  const all = [...new URLSearchParams(query)]
  const asked = keeps.query === 'all' ? all : all.filter(([name]) => keeps.query.includes(name))
  return JSON.stringify([method, uri, asked, keeps.headers.map((name) => headers[name]?.value ?? null)])
}

/** Sends a response of the API to the viewer: 304 where it is cacheable and the viewer has it, else compressed if the viewer accepts that. */
function tell(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, ...more }: Kept,
  keeps: Keeping | null,
  extra: Extra[],
): void {
  const replyHeaders = answerHeaders(headers, extra)
  const cookies = (more as Partial<Whole>).cookies ?? []
  if (cookies.length) replyHeaders['set-cookie'] = cookies
  if (typeof replyHeaders['location'] === 'string') replyHeaders['location'] = plain(replyHeaders['location'], request)
  const isText = !headers['content-encoding'] && /^(?:text\/|application\/(?:json|xml))/.test(headers['content-type'] ?? '')
  const sent = isText ? Buffer.from(plain(body.toString(), request)) : body
  const encodings = request.headers['accept-encoding'] ?? ''
  const isCompressed = keeps !== null && compresses({ headers, body: sent }, encodings)
  if (isCompressed && headers['etag']) replyHeaders['etag'] = weak(headers['etag'])
  if (status === 200 && request.method === 'GET' && keeps && matches(request.headers['if-none-match'], headers['etag'])) {
    delete replyHeaders['content-length']
    response.writeHead(304, replyHeaders).end()
    return
  }
  if (isCompressed && /\bbr\b/.test(encodings)) {
    const small = brotliCompressSync(sent, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    response.writeHead(status, { ...replyHeaders, 'content-encoding': 'br', 'content-length': small.length }).end(small)
    return
  }
  response.writeHead(status, status === 304 || status === 204 ? replyHeaders : { ...replyHeaders, 'content-length': sent.length }).end(sent)
}

async function ask(target: string, request: IncomingMessage, headers: Record<string, string>, seconds?: number): Promise<IncomingMessage> {
  const { promise, resolve: got, reject } = Promise.withResolvers<IncomingMessage>()
  const forward = httpRequest(target, {
    method: request.method,
    headers,
    agent: false,
    ...(seconds && { signal: AbortSignal.timeout(seconds * 1000) }),
  })
  forward.once('response', got).once('error', reject)
  if (request.method === 'GET' || request.method === 'HEAD') {
    request.resume()
    forward.end()
    return promise
  }
  const [answer] = await Promise.all([promise, pipeline(request, forward)])
  return answer
}

/** Request headers that CloudFront handles itself for cached responses and ranges. */
const ofTheCache = ['range', 'if-none-match', 'if-modified-since']
const ofTheBody = ['content-type', 'content-length']

const pathPattern = (pattern: string) =>
  new RegExp(
    `^/?${pattern
      .replace(/^\//, '')
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  )

const splitQuery = (url: string): [string, string] => {
  const at = (url + '?').indexOf('?')
  return [url.slice(0, at), url.slice(at + 1)]
}

/** The text with the site's own URLs as `http` where the viewer's connection is plain HTTP. */
const plain = (text: string, { socket, headers: { host = '' } }: IncomingMessage) =>
  socket instanceof TLSSocket ? text : text.replaceAll(`https://${host}`, `http://${host}`)

const stored = (headers: IncomingHttpHeaders, status: number): IncomingHttpHeaders => {
  const shown = [
    'content-type',
    'content-length',
    'content-range',
    'content-disposition',
    'cache-control',
    'etag',
    'last-modified',
    'accept-ranges',
  ]
  return status >= 400 ? {} : Object.fromEntries(Object.entries(headers).filter(([name]) => shown.includes(name)))
}

type Extra = { name: string; value: string; override: boolean }
type HeaderMap = Record<string, string | string[] | undefined>

function answerHeaders(from: IncomingHttpHeaders, extra: Extra[]): HeaderMap {
  const replyHeaders: HeaderMap = Object.fromEntries(Object.entries(from).filter(([name]) => !ofTheHop.has(name)))
  for (const { name, value, override } of extra) if (override || replyHeaders[name] === undefined) replyHeaders[name] = value
  return replyHeaders
}
