import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sampleSurvey } from '../support/fixtures/sampleSurvey.ts'
import { startProduct } from '../../scripts/lab/browser/startProduct.ts'

export const password = 'a quiet lake of ink'

/** The product, with a survey of every type of question. `weak`: the same site behind a network that can be taken away. */
export type Site = Awaited<ReturnType<typeof startSite>>

/** Starts the product on a free port, with data of its own. */
export async function startSite() {
  const product = await startProduct({ ADMIN_PASSWORD: password })
  const weak = await startWeakNetwork(product.url)
  const send = async (path: string, body: object | URLSearchParams, token?: string) => {
    const isForm = body instanceof URLSearchParams
    const reply = await fetch(`${product.url}/api${path}`, {
      method: 'POST',
      headers: { ...(!isForm && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}.`)
    return (await reply.json()) as Record<string, string>
  }
  const { email } = product.admin
  const { access_token: token } = await send('/auth/token', new URLSearchParams({ username: email, password }))
  const survey = await send('/surveys', sampleSurvey({ title: 'Every type' }), token)
  return {
    url: product.url,
    email,
    token: token!,
    survey: { id: survey['id']!, slug: survey['slug']! },
    weak,
    /** A response of the survey as it is stored, by its id. */
    readResponse: async (id: string) => {
      const reply = await fetch(`${product.url}/api/responses/id/${id}`, { headers: { authorization: `Bearer ${token!}` } })
      return (await reply.json()) as { answers: { question_id: string; value: unknown }[] }
    },
    stop: async () => {
      weak.stop()
      await product.stop()
    },
  }
}

/** A proxy before the site. `lose(path)`: from now on it drops the requests of these paths; `hold(path)`: it never answers them. */
async function startWeakNetwork(url: string) {
  let lost: RegExp | null = null
  let held: RegExp | null = null
  const { hostname, port } = new URL(url)
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (lost?.test(path)) return void incoming.socket.destroy()
    if (held?.test(path)) return undefined
    const forwarded = request({ hostname, port, method: incoming.method, path, headers: incoming.headers }, (reply) => {
      outgoing.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    return incoming.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose: (path: RegExp | null) => (lost = path),
    hold: (path: RegExp | null) => (held = path),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
