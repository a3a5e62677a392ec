import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { createHash } from 'node:crypto'
import { pageHeaders } from '#shared/site/publishedPage.ts'
import { HttpError } from '../platform/errors.ts'
import { log, nameOf } from '../platform/log.ts'
import { isFromCdn, siteOrigin } from '../platform/viewer.ts'
import { missingPage, wholePage } from './html.ts'
import { readPage } from './readPage.ts'
import { robots, sitemap } from './sitemap.ts'
import { renderer } from './renderer.ts'

type Answer = APIGatewayProxyStructuredResultV2

/** Kept by CloudFront for a minute, and shown once more while it asks again. */
const kept = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'

/**
 * The HTML of a public page with its content, and what search engines ask for beside it. It knows path, language and the site's name, and
 * nothing of who asks. Where it fails, CloudFront shows the static shell in its place.
 */
export async function handler(event: APIGatewayProxyEventV2): Promise<Answer> {
  try {
    if (!isFromCdn(event)) return refused(403)
    const origin = siteOrigin(event)
    if (event.rawPath === '/sitemap.xml') return kind('application/xml', await sitemap(origin))
    if (event.rawPath === '/robots.txt') return kind('text/plain', robots((await renderer()).robots, origin))
    return await page(event, origin)
  } catch (error) {
    if (error instanceof HttpError) return refused(error.status)
    log('failed', { route: 'publishedPage', status: 500, error: nameOf(error), stack: error instanceof Error ? error.stack : undefined })
    return refused(500)
  }
}

async function page({ headers }: APIGatewayProxyEventV2, origin: string): Promise<Answer> {
  const lang = headers[pageHeaders.lang] === 'ko' ? 'ko' : 'en'
  const path = headers[pageHeaders.path] ?? '/'
  const [{ render, shell }, found] = await Promise.all([renderer(), readPage(path, lang)])
  if (!found) return { ...kind('text/html', missingPage(shell, lang)), statusCode: 404, headers: headersOf('text/html', 'no-store') }
  return kind('text/html', wholePage(shell, { ...render(path, found.given), origin, path: found.path }))
}

const headersOf = (type: string, cacheControl: string) => ({ 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl })

const kind = (type: string, body: string): Answer => ({
  statusCode: 200,
  headers: { ...headersOf(type, kept), etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` },
  body,
})

const refused = (statusCode: number): Answer => ({ statusCode, headers: headersOf('text/plain', 'no-store'), body: '' })
