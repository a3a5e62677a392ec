import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Match } from './router.ts'

/** A raw HTTP request: `path` undecoded and without the query, which is a raw string or decoded pairs. */
export type HttpRequest = {
  method: string
  path: string
  query?: string | Record<string, string>
  headers?: Record<string, string | readonly string[] | undefined>
  body?: Uint8Array | string
  sourceIp?: string
}

/** Whether API Gateway passes a body of this type as text; others, forms included, as base64. */
const isText = (type: string) => /^(?:text\/.*|application\/(?:json|xml|javascript))$/i.test(type.split(';')[0]!.trim())

/** Such as 26/Nov/2026:07:03:31 +0000. */
const commonLogTime = (at: Date) => at.toUTCString().replace(/^\w+, (\d+) (\w+) (\d+) (\S+) GMT$/, '$1/$2/$3:$4 +0000')

/** The pairs as an object, several values of a name joined by commas. */
const joined = (pairs: Iterable<readonly [string, string]>): Record<string, string> => {
  const values = new Map<string, string>()
  for (const [name, value] of pairs) values.set(name, values.has(name) ? `${values.get(name)},${value}` : value)
  return Object.fromEntries(values)
}

/** The event (payload format 2.0) that API Gateway passes to the function of `route`. */
export function buildEvent(request: HttpRequest, route: Match): APIGatewayProxyEventV2 {
  const lines = Object.entries(request.headers ?? {}).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name.toLowerCase(), one] as const),
  )
  const cookies = lines.filter(([name]) => name === 'cookie').flatMap(([, value]) => value.split(/; */))
  const headers = joined(lines.filter(([name]) => name !== 'cookie'))
  const rawQueryString = typeof request.query === 'string' ? request.query : new URLSearchParams(request.query).toString()
  const now = new Date()
  const body = Buffer.from(request.body ?? '')
  const text = isText(headers['content-type'] ?? '')
  const domainName = headers['host'] ?? '127.0.0.1'
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: request.path,
    rawQueryString,
    ...(cookies.length > 0 && { cookies }),
    headers,
    ...(rawQueryString && { queryStringParameters: joined(new URLSearchParams(rawQueryString)) }),
    ...(Object.keys(route.pathParameters).length > 0 && { pathParameters: route.pathParameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName,
      domainPrefix: domainName.split('.')[0]!,
      http: {
        method: request.method,
        path: request.path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.routeKey,
      stage: '$default',
      time: commonLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(text ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !text,
  }
}
