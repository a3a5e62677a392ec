import { createServer } from 'node:http'
import { api } from '../../ops/import/api.ts'
import { startCloud } from '../../local/cloud.ts'
import { listen } from '../../local/listen.ts'
import { siteServer } from '../../local/site/siteServer.ts'

const admin = { email: 'mina.park@example.com', password: 'a quiet lake of ink' }
const member = { email: 'jiwon.lee@example.com', password: admin.password, first_name: 'Jiwon', last_name: 'Lee' }

/** Where the product runs and who can be signed in. */
export type Product = { url: string; tokens: Record<'member' | 'admin', string>; stop: () => Promise<void> }

/** The built product with its demo content, kept in memory, on a free port. */
export async function startProduct(): Promise<Product> {
  const { url, stop } = await startCloud({ dataDir: null, port: 0, seed: 'demo', admin, site: true })
  try {
    const call = api(url)
    const [asMember, asAdmin] = await Promise.all([
      call('signUp', { body: member }),
      call('issueToken', { body: { username: admin.email, password: admin.password } }),
    ])
    return { url, tokens: { member: asMember.access_token, admin: asAdmin.access_token }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The pages alone, from the sources, on a free port: no API answers there. */
export async function startSources(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer()
  const serve = await siteServer('dev', server, [])
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/api/')) response.writeHead(503, { 'content-type': 'application/json' }).end('{}')
    else void serve(request, response)
  })
  const { url, close } = await listen(server, 0)
  return { url, stop: close }
}
