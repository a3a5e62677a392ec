import type { IncomingMessage } from 'node:http'
import { handler as pageRequest } from '../../../infra/site/pageRequest.ts'
import { pagesFolder } from './buildSite.ts'
import type { Serve } from '../gateway/dispatch.ts'
import { buildContext } from '../gateway/context.ts'
import { buildEvent } from '../gateway/event.ts'
import type { Handler } from '../gateway/gateway.ts'
import { toHttp, type HttpAnswer } from '../gateway/httpAnswer.ts'

/** Milliseconds that CloudFront waits for the page function before it serves the shell. */
const cdnTimeout = 3_000

export const isPublished = (path: string): boolean => /^\/(?:surveys|survey\/.+|sitemap\.xml|robots\.txt)?$/.test(path)

/**
 * Serves the published pages as CloudFront does: the edge function's headers go to the page function; where that fails or takes longer than
 * `timeout` (ms), `shell` answers. `headers`: those of every page.
 */
export function publishedPages(
  shell: Serve,
  headers: () => Record<string, string>,
  load: () => Promise<Handler> = fromSource,
  timeout = cdnTimeout,
): Serve {
  return async (request, response) => {
    const path = request.url!.split('?')[0]!
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const answer = isPublished(path) && isRead ? await ask(request, path, load, timeout) : null
    if (!answer || answer.status >= 500) return shell(request, response)
    const isUnchanged = answer.headers['etag'] !== undefined && request.headers['if-none-match'] === answer.headers['etag']
    response.writeHead(isUnchanged ? 304 : answer.status, { ...headers(), ...answer.headers, 'cache-control': 'no-cache' })
    response.end(isUnchanged || request.method === 'HEAD' ? undefined : answer.body)
  }
}

async function fromSource(): Promise<Handler> {
  process.env['PAGES_FOLDER'] ??= pagesFolder
  return ((await import('#functions/page/servePage.ts')) as unknown as { handler: Handler }).handler
}

const values = (pairs: Iterable<[string, string]>) => Object.fromEntries([...pairs].map(([name, value]) => [name, { value }]))

async function ask(request: IncomingMessage, path: string, load: () => Promise<Handler>, timeout: number): Promise<HttpAnswer | null> {
  const { cookie = '', host = '', 'accept-language': languages } = request.headers
  const asked = pageRequest({
    request: {
      uri: path,
      querystring: values(new URL(request.url!, 'http://site').searchParams),
      cookies: values(cookie.split(/; */).map((pair) => [pair.split('=')[0]!, pair.slice(pair.indexOf('=') + 1)])),
      headers: values(Object.entries({ host, ...(languages && { 'accept-language': languages }) })),
    },
  })
  const headers = Object.fromEntries(Object.entries(asked.headers).map(([name, { value }]) => [name, value]))
  const event = buildEvent(
    { method: 'GET', path: asked.uri, headers },
    { name: 'getHomepagePublic', routeKey: `GET ${asked.uri}`, pathParameters: {} },
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
