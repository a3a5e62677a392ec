import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { sitePaths, surveyPath } from '#shared/site/sitePaths.ts'
import { listPublicSurveys } from '../data/surveys/surveys.ts'

/** The sitemap (sitemaps.org XML) of all public pages, open surveys included, in both languages. `until`: the moment (ms) at which it changes by itself. */
export async function sitemap(origin: string): Promise<{ xml: string; until: number }> {
  const { rows, until } = await listPublicSurveys()
  const open = rows.filter(({ state }) => state === 'open')
  const paths = [sitePaths.home, sitePaths.surveys, ...open.map(surveyPath)]
  const urls = paths.flatMap((path) => [origin + path, `${origin + path}?lang=ko`].map((address) => urlElement(address, origin + path)))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
  return { xml, until }
}

function urlElement(address: string, english: string): string {
  const alternates = [
    ['en', english],
    ['ko', `${english}?lang=ko`],
  ].map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href!)}"/>`)
  return `  <url><loc>${escapeHtml(address)}</loc>${alternates.join('')}</url>`
}

/** The site's robots.txt plus the sitemap's address, which is not known at build time. */
export const robotsTxt = (own: string, origin: string): string => `${own.trim()}

Sitemap: ${origin}/sitemap.xml
`
