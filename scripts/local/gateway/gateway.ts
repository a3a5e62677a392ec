import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import type { RouteName } from '#shared/paths.ts'
import { buildContext } from './context.ts'
import { buildEvent } from './event.ts'
import { lambdaBytes, message, toHttp, type GatewayReply } from './gatewayReply.ts'
import { match as matchProduct, type Match } from './router.ts'

export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<unknown>

/** `load`: loads the handler of a route. `match` and `seconds` (API Gateway's timeout) are for tests. */
export type GatewayOptions = {
  load?: (name: RouteName) => Promise<Handler>
  match?: (method: string, rawPath: string) => Match | null
  seconds?: number
}

/** API Gateway's limit of a request's body, in bytes. */
const requestBytes = 10 * 1024 * 1024

const loadFromSource = async (name: RouteName) =>
  ((await import(new URL(`../../../functions/${name}.ts`, import.meta.url).href)) as { handler: Handler }).handler

/** API Gateway for the routes of shared/paths.ts: turns each request into an event for its function, and the result into an HTTP response. */
export function gateway({ load = loadFromSource, match = matchProduct, seconds = 30 }: GatewayOptions = {}) {
  const replyTo = async (request: IncomingMessage): Promise<GatewayReply> => {
    const method = request.method!
    const [path, query] = splitQuery(request.url!)
    const body = await readBody(request, requestBytes)
    if (!body) return message(413, 'Request Entity Too Large')
    let route: Match | null
    try {
      route = match(method, path)
    } catch {
      return message(400, 'Bad Request')
    }
    if (!route) return message(404, 'Not Found')
    const event = buildEvent({ method, path, query, headers: request.headersDistinct, body, sourceIp: request.socket.remoteAddress }, route)
    if (body.length > lambdaBytes / 4 && Buffer.byteLength(JSON.stringify(event)) > lambdaBytes)
      return message(413, 'Request Entity Too Large')
    try {
      return await invoke(route.name, event)
    } catch (error) {
      console.error(`${route.name}:`, error)
      return message(500, 'Internal Server Error')
    }
  }

  const invoke = async (name: RouteName, event: APIGatewayProxyEventV2): Promise<GatewayReply> => {
    const handler = await load(name)
    const late = Promise.withResolvers<GatewayReply>()
    const timer = setTimeout(() => late.resolve(message(503, 'Service Unavailable')), seconds * 1000)
    try {
      return await Promise.race([handler(event, buildContext(name, seconds)).then(toHttp), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = await replyTo(request)
    response.writeHead(status, { ...headers, 'content-length': body.length })
    response.end(body)
  }
}

function splitQuery(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

/** The whole body, or null for one above `most` bytes, which is still read to its end so that the client receives the response. */
async function readBody(request: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= most) chunks.push(chunk)
    else chunks.length = 0
  }
  return length > most ? null : Buffer.concat(chunks)
}
