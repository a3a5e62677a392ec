import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { filePolicy, securityHeaders, shellPolicy } from '#shared/site/securityHeaders.ts'
import { contentType } from './contentType.ts'
import type { Serve } from '../gateway/dispatch.ts'

type File = { body: Buffer; packed: Buffer | null; etag: string }

const etagOf = (body: Buffer) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

const isFile = (name: string) => extname(name) !== '' && !name.endsWith('.br')

/** The files of the folder by their path on the site, read into memory so that a later build does not change a running site. */
function list(folder: string): Map<string, File> {
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  return new Map(
    [...names].filter(isFile).map((name) => {
      const body = readFileSync(join(folder, name))
      const packed = names.has(`${name}.br`) ? readFileSync(join(folder, `${name}.br`)) : null
      return [`/${name}`, { body, packed, etag: etagOf(body) }]
    }),
  )
}

/** Serves the built site in `folder` as CloudFront does: hashed files cached for good, others revalidated. `uploads`: see shellPolicy. */
export function site(folder: string, uploads: string[] = []): Serve {
  const files = list(folder)
  const securityOf = (path: string) => ({
    ...securityHeaders,
    'content-security-policy': path.startsWith('/assets/') ? filePolicy : shellPolicy(uploads),
  })

  return async (request, response) => {
    const path = request.url!.split('?')[0]!
    // routes of the app have no extension; a path with one is a file or a 404
    const name = /^\/(?:assets\/.*|.*\.\w+)$/.test(path) ? path : '/index.html'
    const file = files.get(name)
    const security = securityOf(path)
    const refuse = (status: number, headers: Record<string, string>) => {
      response.writeHead(status, { ...security, 'cache-control': 'no-store', ...headers }).end()
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { allow: 'GET, HEAD' })
    if (!file) return refuse(404, {})
    const packed = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? file.packed : null
    const isUnchanged = request.headers['if-none-match'] === file.etag
    response.writeHead(isUnchanged ? 304 : 200, {
      ...security,
      'content-type': contentType(name),
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.etag,
      vary: 'accept-encoding',
      ...(packed && { 'content-encoding': 'br' }),
    })
    response.end(isUnchanged || request.method === 'HEAD' ? undefined : (packed ?? file.body))
  }
}
