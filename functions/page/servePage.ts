import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { pageHeaders } from '#shared/site/pageContract.ts'
import { filePolicy } from '#shared/site/securityHeaders.ts'
import { cacheControl, contentTag } from '../http/reply.ts'
import { HttpError } from '../platform/errors.ts'
import { log, errorName } from '../platform/log.ts'
import { isFromCdn, siteOrigin } from '../platform/viewer.ts'
import { notFoundDocument, renderDocument } from './pageHtml.ts'
import { readPage } from './readPage.ts'
import { loadRenderer } from './renderer.ts'
import { robotsTxt, sitemap } from './sitemap.ts'

type HttpResult = APIGatewayProxyStructuredResultV2

/** Public pages, `/sitemap.xml` and `/robots.txt`, the same for every caller, since CloudFront caches them; it serves the shell on failure. */
export async function handler(event: APIGatewayProxyEventV2): Promise<HttpResult> {
  try {
    if (!isFromCdn(event)) return emptyResult(403)
    const origin = siteOrigin(event)
    if (event.rawPath === '/sitemap.xml') {
      const { xml, until } = await sitemap(origin)
      return ok('application/xml', xml, { until })
    }
    if (event.rawPath === '/robots.txt') return ok('text/plain', robotsTxt((await loadRenderer()).robots, origin))
    return await renderPage(event, origin)
  } catch (error) {
    if (error instanceof HttpError) return emptyResult(error.status)
    log('failed', { route: 'publishedPage', status: 500, error: errorName(error), stack: error instanceof Error ? error.stack : undefined })
    return emptyResult(500)
  }
}

async function renderPage({ headers }: APIGatewayProxyEventV2, origin: string): Promise<HttpResult> {
  const lang = headers[pageHeaders.lang] === 'ko' ? 'ko' : 'en'
  const path = headers[pageHeaders.path] ?? '/'
  const [{ render, shell, typeFiles, policy }, found] = await Promise.all([loadRenderer(), readPage(path, lang)])
  if (!found) return { statusCode: 404, headers: headersOf('text/html', 'no-store', policy), body: notFoundDocument(shell, lang) }
  const { path: canonical, isListed, until } = found
  const html = renderDocument(shell, typeFiles, { ...render(path, found.given, found.homepage), origin, path: canonical, isListed })
  const page = ok('text/html', html, { policy, until })
  return isListed ? page : { ...page, headers: { ...page.headers, 'x-robots-tag': 'noindex' } }
}

const headersOf = (type: string, cacheControl: string, policy = filePolicy) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': cacheControl,
  'content-security-policy': policy,
})

/** `until`: the moment (ms) at which the content changes by itself. CloudFront caches it for a minute, and serves the old one while it fetches the next. */
const ok = (type: string, body: string, { policy = filePolicy, until }: { policy?: string; until?: number } = {}): HttpResult => ({
  statusCode: 200,
  headers: { ...headersOf(type, cacheControl(until, { own: 0 }), policy), etag: contentTag(body) },
  body,
})

const emptyResult = (statusCode: number): HttpResult => ({ statusCode, headers: headersOf('text/plain', 'no-store'), body: '' })
