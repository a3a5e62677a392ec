import { listPublicSurveys } from '../data/surveys/surveys.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The pages for everybody, the active surveys among them, in both languages: XML as sitemaps.org writes it. */
export async function sitemap(origin: string): Promise<string> {
  const surveys = await listPublicSurveys()
  const paths = ['/', '/surveys', ...surveys.map(({ slug, id }) => `/survey/${slug || id}`)]
  const urls = paths.flatMap((path) => [origin + path, `${origin + path}?lang=ko`].map((address) => entry(address, origin + path)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function entry(address: string, own: string): string {
  const others = [
    ['en', own],
    ['ko', `${own}?lang=ko`],
  ].map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(href!)}"/>`)
  return `  <url><loc>${escaped(address)}</loc>${others.join('')}</url>`
}

/** What search engines may read, as the site says it by itself, and where the list of pages is. */
export const robots = (own: string, origin: string): string => `${own.trim()}

Sitemap: ${origin}/sitemap.xml
`
