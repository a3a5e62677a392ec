import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The path of S3 under the site's own origin, so that presigned URLs work in the page. */
export const s3Prefix = '/_s3'

/** The servers under the one origin; `s3` is null where S3 is not local. */
export type Parts = { api: Serve; media: Serve; s3: Serve | null; page: Serve }

const partOf = (path: string, { api, media, s3, page }: Parts): Serve => {
  if (/^\/api(?:[/?]|$)/.test(path)) return api
  if (path.startsWith('/media/')) return media
  return s3 && path.startsWith(`${s3Prefix}/`) ? s3 : page
}

/** Routes each request by its path, as CloudFront's behaviours do. An error is logged and answered with 500. */
export function dispatch(parts: Parts): RequestListener {
  return (request, response) => {
    const path = request.url!
    partOf(path, parts)(request, response).catch((error: unknown) => {
      if (response.destroyed) return // the client has disconnected
      console.error(`${request.method} ${path.split('?')[0]}:`, error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  }
}

/** Answers 503 while the parts start. */
export const notYet: RequestListener = (_, response) => response.writeHead(503, { 'retry-after': '1' }).end()
