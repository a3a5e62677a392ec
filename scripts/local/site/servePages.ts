import type { IncomingMessage } from 'node:http'
import { isPublishedPage, searchEngineFiles } from '#shared/site/publishedPaths.ts'
import { securityHeaders } from '#shared/site/securityHeaders.ts'
import { handler as pageRequest } from '../../../infra/site/pageRequest.ts'
import { pagesFolder } from '../../build/buildSite.ts'
import type { Serve } from '../gateway/dispatch.ts'
import { buildContext } from '../gateway/context.ts'
import { onCanonicalPath } from '../gateway/canonicalPath.ts'
import { buildEvent } from '../gateway/event.ts'
import type { Handler } from '../gateway/gateway.ts'
import { toHttp, type GatewayReply } from '../gateway/gatewayReply.ts'

/** Milliseconds that CloudFront waits for the page function before it serves the shell. */
const cdnTimeout = 3_000

export const isPublished = (path: string): boolean => isPublishedPage(path) || searchEngineFiles.some((file) => file === path)

/** Serves the published pages as CloudFront does; `shell` answers if the page function fails or takes longer than `timeout` (ms). */
export function servePages(shell: Serve, load: () => Promise<Handler> = fromSource, timeout = cdnTimeout): Serve {
  const page: Serve = async (request, response) => {
    const path = request.url!.split('?')[0]!
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const reply = isPublished(path) && isRead ? await fetchPage(request, path, load, timeout) : null
    if (!reply || reply.status >= 500) return shell(request, response)
    const isUnchanged = reply.headers['etag'] !== undefined && request.headers['if-none-match'] === reply.headers['etag']
    response.writeHead(isUnchanged ? 304 : reply.status, { ...securityHeaders, ...reply.headers, 'cache-control': 'no-cache' })
    response.end(isUnchanged || request.method === 'HEAD' ? undefined : reply.body)
  }
  const published = onCanonicalPath(page)
  return (request, response) => (isPublished(request.url!.split('?')[0]!) ? published : page)(request, response)
}

async function fromSource(): Promise<Handler> {
  process.env['PAGES_FOLDER'] ??= pagesFolder
  return (await import('#functions/page/servePage.ts')).handler
}

const values = (pairs: Iterable<[string, string]>) => Object.fromEntries([...pairs].map(([name, value]) => [name, { value }]))

async function fetchPage(
  request: IncomingMessage,
  path: string,
  load: () => Promise<Handler>,
  timeout: number,
): Promise<GatewayReply | null> {
  const { cookie = '', host = '' } = request.headers
  const forwarded = pageRequest({
    request: {
      uri: path,
      querystring: values(new URL(request.url!, 'http://site').searchParams),
      cookies: values(cookie.split(/; */).map((pair) => [pair.split('=')[0]!, pair.slice(pair.indexOf('=') + 1)])),
      headers: { host: { value: host } },
    },
  })
  const headers = Object.fromEntries(Object.entries(forwarded.headers).map(([name, { value }]) => [name, value]))
  const event = buildEvent(
    { method: 'GET', path: forwarded.uri, headers },
    { name: 'getHomepagePublic', routeKey: `GET ${forwarded.uri}`, pathParameters: {} },
  )
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), timeout)
  try {
    return await Promise.race([load().then(async (handler) => toHttp(await handler(event, buildContext('publishedPage')))), late.promise])
  } catch (error) {
    console.error('publishedPage:', error)
    return null
  } finally {
    clearTimeout(timer)
  }
}
