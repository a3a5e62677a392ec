import { Agent, request } from 'node:http'

/** Connections of many people, each from its own source address (127.1.0.1, …), so that no rate limit stops them. */
export function callers(count: number) {
  const agents = Array.from({ length: count }, (_, at) => {
    const localAddress = `127.1.${Math.floor(at / 250)}.${(at % 250) + 1}`
    return new Agent({ keepAlive: true, maxSockets: 1, localAddress })
  })
  let turn = 0

  /** One call of the next one in turn; resolves to status, location and bytes once the whole answer is there. */
  const call = (
    url: URL,
    { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) =>
    new Promise<{ status: number; location: string | undefined; bytes: number }>((resolve, reject) => {
      const agent = agents[turn++ % count]!
      const sent = request(url, { method, headers, agent }, (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
        answer.on('error', reject)
        answer.on('end', () => resolve({ status: answer.statusCode!, location: answer.headers.location, bytes }))
      })
      sent.on('error', reject)
      sent.end(body)
    })

  return { call, close: () => agents.forEach((agent) => agent.destroy()) }
}
