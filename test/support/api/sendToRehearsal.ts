import type { HttpRequest } from '../../../scripts/local/gateway/event.ts'
import { callOptionsHeader, type CallOptions } from '../../../scripts/lab/rehearse/lambda/callOptions.ts'
import { frozenTime } from './frozenTime.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a test looks into an answer as it expects it
export type Reply = { status: number; headers: Record<string, string | string[]>; body: any; raw: Buffer }

/**
 * Sends a call to the API of a rehearsal like CloudFront: with the origin's secret and the caller's address. Passes on the test's settings for
 * functions: the time, and stand-ins for providers.
 */
export async function sendToRehearsal(api: string, { method, path, query, headers = {}, body, sourceIp }: HttpRequest): Promise<Reply> {
  const url = new URL(path, api)
  url.search = new URLSearchParams(query).toString()
  const { host = '127.0.0.1', ...sent } = headers as Record<string, string>
  const edge = {
    'x-origin-secret': process.env.ORIGIN_SECRET?.split(',')[0] ?? '',
    'x-viewer-address': sourceIp ?? '127.0.0.1',
    'x-viewer-host': host,
  }
  const options: CallOptions = { time: frozenTime(), providers: process.env.OAUTH_BASE_URLS }
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...edge, ...sent, [callOptionsHeader]: JSON.stringify(options) },
    ...(body !== undefined && { body: body as BodyInit }),
  })
  const raw = Buffer.from(await answer.arrayBuffer())
  const cookies = answer.headers.getSetCookie()
  const told = { ...Object.fromEntries(answer.headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) }
  const isJson = raw.length > 0 && (answer.headers.get('content-type') ?? '').startsWith('application/json')
  return { status: answer.status, headers: told, body: isJson ? JSON.parse(raw.toString()) : undefined, raw }
}
