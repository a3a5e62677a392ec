import { Agent, request } from 'node:http'

export type Reply = {
  status: number
  body: { id?: string; access_token?: string; answers?: { question_id: string; value: unknown }[] } | undefined
}
type Send = { method?: string; token?: string; headers?: Record<string, string>; json?: unknown; form?: Record<string, string> }

/**
 * People who call from a network of their own each (127.1.0.1, 127.1.1.1, …), with so many calls at once. `call` rejects if no reply comes within
 * half a minute.
 */
export function people(count: number, maxSockets = 4) {
  const agents = Array.from({ length: count }, (_, at) => new Agent({ keepAlive: true, maxSockets, localAddress: `127.1.${at}.1` }))

  const call = (person: number, url: string, { method = 'GET', token, headers = {}, json, form }: Send = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const body = form ? new URLSearchParams(form).toString() : json === undefined ? '' : JSON.stringify(json)
      const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
      const sent = request(
        url,
        {
          method,
          agent: agents[person % count]!,
          timeout: 30_000,
          headers: { ...(body && { 'content-type': type }), ...(token && { authorization: `Bearer ${token}` }), ...headers },
        },
        (reply) => {
          let text = ''
          reply.setEncoding('utf8').on('data', (part: string) => (text += part))
          reply.on('error', reject)
          reply.on('end', () => resolve({ status: reply.statusCode!, body: parsed(text) }))
        },
      )
      sent.on('timeout', () => sent.destroy(new Error('no reply')))
      sent.on('error', reject)
      sent.end(body)
    })

  return { call, close: () => agents.forEach((agent) => agent.destroy()) }
}
export type People = ReturnType<typeof people>

function parsed(text: string): Reply['body'] {
  try {
    return JSON.parse(text) as Reply['body']
  } catch {
    return undefined
  }
}
