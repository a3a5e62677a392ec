import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { TLSSocket } from 'node:tls'
import { ofType, type Assembly, type Properties } from './assembly.ts'
import { bucketsForCdn } from './bucketsForCdn.ts'
import { edgeFunctions, type EdgeRequest } from './edgeFunctions.ts'
import { forwarding, responseHeaders } from './edgePolicies.ts'
import type { Resolve } from './intrinsics.ts'

/** Where the origins really are: the HTTP API, and the S3 emulator without its proxy. */
export type Origins = { api: string; s3: string }

/** What a hop keeps for itself. */
const ofTheHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'host'])

/**
 * CloudFront as the template writes it: behaviours by path, its functions, what each passes on, the origin's own headers and the headers of
 * answers. Two differences: it keeps nothing, and to whoever speaks plain HTTP with it, it answers with an own address that has lost its `https`.
 */
export function edge(assembly: Assembly, resolve: Resolve, origins: Origins) {
  const { DistributionConfig: config } = resolve(ofType(assembly, 'AWS::CloudFront::Distribution')[0]![1])
  const functions = edgeFunctions(assembly)
  const policies = responseHeaders(assembly, resolve)
  const buckets = bucketsForCdn(assembly, resolve)
  const behaviors = [...(config.CacheBehaviors as Properties[]), { ...config.DefaultCacheBehavior, PathPattern: '*' } as Properties].map(
    (given) => ({
      pattern: pathPattern(given.PathPattern as string),
      methods: (given.AllowedMethods ?? ['GET', 'HEAD']) as string[],
      origin: (config.Origins as Properties[]).find(({ Id }) => Id === given.TargetOriginId)!,
      runs: ((given.FunctionAssociations ?? []) as { FunctionARN: string }[]).map(({ FunctionARN }) => functions.get(FunctionARN)!),
      passes: forwarding(assembly, given),
      headers: policies.get(given.ResponseHeadersPolicyId as string) ?? [],
    }),
  )

  return async (request: IncomingMessage, response: ServerResponse) => {
    const [path, query] = splitQuery(request.url!)
    const behavior = behaviors.find(({ pattern }) => pattern.test(path))!
    const { origin, passes, headers: extra } = behavior
    const refuse = (status: number) => {
      request.resume()
      response.writeHead(status, answerHeaders({}, extra)).end()
    }
    if (!behavior.methods.includes(request.method!)) return refuse(403)

    const { cookie, ...given } = request.headers
    const viewer = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, { value: String(value) }]))
    let seen: EdgeRequest = { method: request.method!, uri: path, querystring: {}, headers: viewer, cookies: {} }
    for (const run of behavior.runs) seen = run(seen, request.socket.remoteAddress ?? '')
    if (seen.uri === '/' && config.DefaultRootObject) seen.uri = `/${config.DefaultRootObject as string}`

    const wanted = passes.headers === 'all' ? null : [...passes.headers.map((name) => name.toLowerCase()), ...ofTheCache, ...ofTheBody]
    const names = Object.keys(seen.headers).filter((name) => !ofTheHop.has(name) && (!wanted || wanted.includes(name)))
    const own = ((origin.OriginCustomHeaders ?? []) as { HeaderName: string; HeaderValue: string }[]).map(
      ({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue] as const,
    )
    const headers = {
      ...Object.fromEntries(names.map((name) => [name, seen.headers[name]!.value])),
      ...(passes.cookies && cookie && { cookie }),
      ...Object.fromEntries(own),
    }
    const bucket = origin.S3OriginConfig ? (origin.DomainName as string).split('.')[0]! : null
    if (bucket && !(origin.OriginAccessControlId && buckets.read(bucket, seen.uri))) return refuse(403)
    const target = bucket ? `${origins.s3}/${bucket}${seen.uri}` : `${origins.api}${seen.uri}${passes.query && query ? `?${query}` : ''}`
    const hostHeader = bucket ? undefined : { host: origin.DomainName as string }
    const answer = await ask(target, request, { ...headers, ...hostHeader })
    // whoever may not list a bucket is not told what is missing
    const status = bucket && answer.statusCode === 404 && !buckets.list(bucket) ? 403 : answer.statusCode!
    const told = answerHeaders(bucket ? stored(answer.headers, status) : answer.headers, extra)
    if (typeof told['location'] === 'string') told['location'] = plain(told['location'], request)
    if (bucket && status >= 400) {
      answer.resume()
      response.writeHead(status, told).end()
    } else if (!bucket && String(answer.headers['content-type']).startsWith('application/json')) {
      const body = plain((await buffer(answer)).toString(), request)
      response.writeHead(status, { ...told, 'content-length': Buffer.byteLength(body) }).end(body)
    } else {
      response.writeHead(status, told)
      await pipeline(answer, response)
    }
  }
}

async function ask(target: string, request: IncomingMessage, headers: Record<string, string>): Promise<IncomingMessage> {
  const { promise, resolve: got, reject } = Promise.withResolvers<IncomingMessage>()
  const forward = httpRequest(target, { method: request.method, headers, agent: false })
  forward.once('response', got).once('error', reject)
  const [answer] = await Promise.all([promise, pipeline(request, forward)])
  return answer
}

/** CloudFront asks these of an origin on its own account, for what it keeps and for parts of it. */
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

/** This address as the functions write it, without an `https` that there is not. */
const plain = (text: string, { socket, headers: { host = '' } }: IncomingMessage) =>
  socket instanceof TLSSocket ? text : text.replaceAll(`https://${host}`, `http://${host}`)

/** What S3 tells of an object. */
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

type Told = Record<string, string | string[] | undefined>

function answerHeaders(from: IncomingHttpHeaders, extra: { name: string; value: string; override: boolean }[]): Told {
  const told: Told = Object.fromEntries(Object.entries(from).filter(([name]) => !ofTheHop.has(name)))
  for (const { name, value, override } of extra) if (override || told[name] === undefined) told[name] = value
  return told
}
