import { createServer, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { listen } from '../../../scripts/local/listen.ts'
import { replyOf, halved, rest, type Kind, type Service } from './faultReplies.ts'

/**
 * A fault for calls of these `operations` (`PutItem`, `TransactWriteItems`; for S3 the method, `PUT`; by default all) whose URL or body contains
 * `containing`. It applies to the first `times` calls, or to the first `tries` attempts of each call, or to all of them. `ms`: how long a
 * `latency` delays a call, unless the fault is removed before.
 */
export type Fault = { kind: Kind; operations?: string[]; containing?: string; times?: number; tries?: number; ms?: number }

/** The proxy's path to set a fault (POST), count the calls that met it (GET) and remove it (DELETE). */
export const faultsPath = '/__faults'

type Given = Fault & { met: number }
type Asked = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer }

/**
 * A proxy in front of DynamoDB or S3 at `target` that injects faults of AWS, which emulators do not have. Without a fault it forwards every byte
 * unchanged, so that signatures stay valid.
 */
export async function startFaultProxy(service: Service, target: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { origin } = new URL(target)
  let faults: Given[] = []
  let met = 0
  let holding = new AbortController()

  const next = ({ method, url, headers, body }: Asked): Given | undefined => {
    const operation = service === 's3' ? method : String(headers['x-amz-target']).split('.').at(-1)!
    const turn = Number(/attempt=(\d+)/.exec(String(headers['amz-sdk-request']))?.[1] ?? 1)
    const meets = (fault: Given) =>
      fault.met < (fault.times ?? Infinity) &&
      turn <= (fault.tries ?? Infinity) &&
      (fault.operations ?? [operation]).includes(operation) &&
      (!fault.containing || url.includes(fault.containing) || body.includes(fault.containing))
    const fault = faults.find(meets)
    if (fault) [fault.met, met] = [fault.met + 1, met + 1]
    return fault
  }

  const set = async ({ method }: IncomingMessage, body: Buffer, response: ServerResponse) => {
    if (method === 'POST') faults.push({ ...(JSON.parse(body.toString()) as Fault), met: 0 })
    if (method === 'DELETE') {
      holding.abort()
      ;[faults, met, holding] = [[], 0, new AbortController()]
    }
    response.end(JSON.stringify({ met }))
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    if (request.url === faultsPath) return set(request, body, response)
    const asked = { method: request.method!, url: request.url!, headers: request.headers, body }
    const fault = next(asked)
    if (fault?.kind === 'resetBefore') return request.socket.destroy()
    if (fault?.kind === 'latency') await after(fault.ms ?? 5_000, undefined, { signal: holding.signal }).catch(() => {}) // the fault was removed
    if (fault?.kind === 'half') return half(asked, response)
    const made = fault && replyOf(service, fault.kind, body)
    if (made) return response.writeHead(made.status, { 'content-type': made.type }).end(made.body)
    const real = await forward(origin, asked)
    if (fault?.kind === 'resetAfter') return request.socket.destroy()
    response.writeHead(real.status, real.headers).end(real.body)
  }

  const half = async (asked: Asked, response: ServerResponse) => {
    const body = Buffer.from(halved(asked.body))
    const real = await forward(origin, { ...asked, body, headers: { ...asked.headers, 'content-length': String(body.length) } })
    response.writeHead(real.status, { 'content-type': 'application/x-amz-json-1.0' }).end(rest(asked.body, real.body))
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy()) // the client or the emulator has disconnected
  })
  const { url, close } = await listen(server, 0)
  return { url: `${url}${new URL(target).pathname.replace(/\/$/, '')}`, stop: close }
}

type Real = { status: number; headers: IncomingHttpHeaders; body: Buffer }

async function forward(origin: string, { method, url, headers, body }: Asked): Promise<Real> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  httpRequest(`${origin}${url}`, { method, headers }, resolve).once('error', reject).end(body)
  const reply = await promise
  const { 'transfer-encoding': _, ...replyHeaders } = reply.headers
  return { status: reply.statusCode!, headers: replyHeaders, body: Buffer.concat(await Array.fromAsync(reply as AsyncIterable<Buffer>)) }
}
