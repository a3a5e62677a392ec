import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { forgetDefinitions } from '#functions/data/surveys/definitions.ts'
import { dynamo, lambda, s3, secrets } from '#functions/platform/aws.ts'
import { forgetSealingKeys } from '#functions/platform/sealed.ts'
import { forgetSigningKey } from '#functions/auth/token.ts'
import { paths, type RouteName } from '#shared/paths.ts'
import { buildContext } from '../../../scripts/local/gateway/context.ts'
import { buildEvent } from '../../../scripts/local/gateway/event.ts'
import { toHttp } from '../../../scripts/local/gateway/gatewayReply.ts'
import { match } from '../../../scripts/local/gateway/router.ts'
import { hearing } from './functionLog.ts'
import { recordCalls, withFunction } from './iam.ts'
import { sendToRehearsal, type Reply } from './sendToRehearsal.ts'

/** The caller: the user of a token, or a guest. */
export type Caller = { token: string } | null

export type Input = {
  /** Path parameters by name. */
  params?: Record<string, string>
  query?: Record<string, string>
  /** A value goes as JSON, URLSearchParams and FormData as a form, a string as it is. */
  body?: unknown
  headers?: Record<string, string>
  as?: Caller
  sourceIp?: string
  /** Requests only the headers. */
  head?: true
}

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<unknown>

let watched = false

/** From the first call on, each call to AWS is checked against the rights of the function that makes it. */
export function watchCalls() {
  if (!watched) for (const client of [dynamo(), s3(), secrets(), lambda()]) recordCalls(client)
  watched = true
}

/**
 * One call through the real middleware to the real emulators, with the event that the gateway would make of it; where REHEARSED_API names the API
 * of a rehearsal, over HTTP.
 */
export async function callRoute(name: RouteName, input: Input = {}): Promise<Reply> {
  const { params = {}, query, as = null, headers = {}, sourceIp } = input
  const [own, template] = paths[name].split(' ') as [string, string]
  const method = input.head ? 'HEAD' : own
  const path = `/api${template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? 'missing'))}`
  const [body, type] = await encoded(input.body)
  const all = { host: '127.0.0.1', ...(type && { 'content-type': type }), ...(as && { authorization: `Bearer ${as.token}` }), ...headers }
  const { REHEARSED_API: rehearsed } = process.env
  if (rehearsed) return sendToRehearsal(rehearsed, { method, path, query, headers: all, body, sourceIp })
  const route = match(method, path)
  if (!route) throw new Error(`no route takes ${method} ${path}`)
  const event = buildEvent({ method, path, query, headers: all, body, sourceIp }, route)
  const { handler } = (await import(`../../../functions/${route.name}.ts`)) as { handler: Handler }
  watchCalls()
  for (const forget of [forgetDefinitions, forgetSigningKey, forgetSealingKeys]) forget() // functions do not share their memory
  const answer = toHttp(await hearing(() => withFunction(route.name, () => handler(event, buildContext(route.name)))))
  const json = answer.body.length > 0 && String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.status, headers: answer.headers, body: json ? JSON.parse(answer.body.toString()) : undefined, raw: answer.body }
}

async function encoded(body: unknown): Promise<[Uint8Array | string | undefined, string | undefined]> {
  if (body === undefined) return [undefined, undefined]
  if (body instanceof URLSearchParams) return [body.toString(), 'application/x-www-form-urlencoded']
  if (body instanceof FormData) {
    const form = new Response(body)
    return [await form.bytes(), form.headers.get('content-type')!]
  }
  return [typeof body === 'string' ? body : JSON.stringify(body), 'application/json']
}
