import { Agent, request } from 'node:http'

export type Told = {
  status: number
  body: { id?: string; access_token?: string; answers?: { question_id: string; value: unknown }[] } | undefined
}
type Send = { method?: string; token?: string; headers?: Record<string, string>; json?: unknown; form?: Record<string, string> }

/** People who call from a network of their own each (127.1.0.1, 127.1.1.1, …). `call` rejects where nobody answers within half a minute. */
export function people(count: number) {
  const agents = Array.from({ length: count }, (_, at) => new Agent({ keepAlive: true, maxSockets: 4, localAddress: `127.1.${at}.1` }))

  const call = (person: number, url: string, { method = 'GET', token, headers = {}, json, form }: Send = {}) =>
    new Promise<Told>((resolve, reject) => {
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
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (part: string) => (text += part))
          answer.on('error', reject)
          answer.on('end', () => resolve({ status: answer.statusCode!, body: parsed(text) }))
        },
      )
      sent.on('timeout', () => sent.destroy(new Error('no answer')))
      sent.on('error', reject)
      sent.end(body)
    })

  return { call, close: () => agents.forEach((agent) => agent.destroy()) }
}
export type People = ReturnType<typeof people>

function parsed(text: string): Told['body'] {
  try {
    return JSON.parse(text) as Told['body']
  } catch {
    return undefined
  }
}
