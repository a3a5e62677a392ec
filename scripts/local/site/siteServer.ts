import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { buildSite, siteFolder } from '../../build/buildSite.ts'
import type { Serve } from '../gateway/dispatch.ts'
import { servePages } from './servePages.ts'
import { site } from './site.ts'

/** false: no pages. true: the built site. `dev`: Vite's server, with hot reload. */
export type SiteKind = boolean | 'dev'

/** Prepares the pages, which share `server` with the API. `uploads`: see shellPolicy. */
export async function siteServer(kind: SiteKind, server: Server, uploads: string[]): Promise<Serve> {
  if (kind === 'dev') return viteServer(server)
  if (!kind) return async (_, response) => void response.writeHead(404).end()
  await buildSite()
  return onOneOrigin(servePages(site(siteFolder, uploads)))
}

/** Redirects `localhost` to 127.0.0.1, the origin that S3's CORS rules allow. */
function onOneOrigin(serve: Serve): Serve {
  return async (request, response) => {
    const [name, port] = (request.headers.host ?? '').split(':')
    if (name !== 'localhost') return serve(request, response)
    response.writeHead(307, { location: `http://127.0.0.1:${port}${request.url}` }).end()
  }
}

async function viteServer(server: Server): Promise<Serve> {
  const { createServer } = await import('vite')
  const root = fileURLToPath(new URL('../../../web', import.meta.url))
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    appType: 'spa',
    server: { middlewareMode: true, ws: { server } },
  })
  server.once('close', () => void vite.close())
  return onOneOrigin(async (request, response) => vite.middlewares(request, response))
}
