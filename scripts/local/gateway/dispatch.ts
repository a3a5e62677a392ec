import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Parts = { api: Serve; media: Serve; page: Serve }

const partOf = (path: string, { api, media, page }: Parts): Serve => {
  if (/^\/api(?:[/?]|$)/.test(path)) return api
  return path.startsWith('/media/') ? media : page
}

/** Routes each request by its path, as CloudFront's behaviors do. */
export const dispatch = (parts: Parts): RequestListener => listener((request, response) => partOf(request.url!, parts)(request, response))

export function listener(serve: Serve): RequestListener {
  return (request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.destroyed) return // the client has disconnected
      console.error(`${request.method} ${request.url!.split('?')[0]}:`, error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  }
}

export const notYet: RequestListener = (_, response) => response.writeHead(503, { 'retry-after': '1' }).end()
