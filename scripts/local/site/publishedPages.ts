import type { IncomingMessage } from 'node:http'
import { handler as pageRequest } from '../../../infra/site/pageRequest.ts'
import { pagesFolder } from './buildSite.ts'
import type { Serve } from '../gateway/dispatch.ts'
import { buildContext } from '../gateway/context.ts'
import { buildEvent } from '../gateway/event.ts'
import type { Handler } from '../gateway/gateway.ts'
import { toHttp, type HttpAnswer } from '../gateway/httpAnswer.ts'

/** Milliseconds that CloudFront gives the page function before it shows the shell. */
const patienceOfCdn = 3_000

export const isPublished = (path: string): boolean => /^\/(?:surveys|survey\/.+|sitemap\.xml|robots\.txt)?$/.test(path)

/**
 * The published pages as CloudFront shows them: what its function at the edge tells of a request goes to the page function, and where that fails or is
 * late, `shell` answers. `headers`: those of every page. `patience`: the milliseconds after which it is late.
 */
export function publishedPages(
  shell: Serve,
  headers: () => Record<string, string>,
  load: () => Promise<Handler> = fromSource,
  patience = patienceOfCdn,
): Serve {
  return async (request, response) => {
    const path = request.url!.split('?')[0]!
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const answer = isPublished(path) && isRead ? await ask(request, path, load, patience) : null
    if (!answer || answer.status >= 500) return shell(request, response)
    const isUnchanged = answer.headers['etag'] !== undefined && request.headers['if-none-match'] === answer.headers['etag']
    response.writeHead(isUnchanged ? 304 : answer.status, { ...headers(), ...answer.headers, 'cache-control': 'no-cache' })
    response.end(isUnchanged || request.method === 'HEAD' ? undefined : answer.body)
  }
}

async function fromSource(): Promise<Handler> {
  process.env['PAGES_FOLDER'] ??= pagesFolder
  return ((await import('#functions/page/publishedPage.ts')) as unknown as { handler: Handler }).handler
}

const values = (pairs: Iterable<[string, string]>) => Object.fromEntries([...pairs].map(([name, value]) => [name, { value }]))

async function ask(request: IncomingMessage, path: string, load: () => Promise<Handler>, patience: number): Promise<HttpAnswer | null> {
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
  const timer = setTimeout(() => late.resolve(null), patience)
  try {
    return await Promise.race([load().then(async (handler) => toHttp(await handler(event, buildContext('publishedPage')))), late.promise])
  } catch (error) {
    console.error('publishedPage:', error)
    return null
  } finally {
    clearTimeout(timer)
  }
}
