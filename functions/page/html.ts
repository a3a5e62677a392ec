import type { Language } from '#shared/fields.ts'
import { drawnImage, publishedId, type PageHead, type Published } from '#shared/site/publishedPage.ts'

const locales = { en: 'en_US', ko: 'ko_KR' } as const satisfies Record<Language, string>

/** Between these comments of web/index.html stand what a page says of itself, and the page. */
const parts = { head: /<!--head-->[\s\S]*?<!--\/head-->/, page: /<!--page-->[\s\S]*?<!--\/page-->/ }

/** The app's own script. A published page asks for it by itself, once it is painted. */
const entryTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/

type Page = { html: string; head: PageHead; given: Published; origin: string; path: string }

/** The shell with the page in it. Throws where the shell has no place for it. */
export function wholePage(shell: string, { html, head, given, origin, path }: Page): string {
  const json = JSON.stringify(given).replaceAll('<', '\\u003c')
  const data = `<script type="application/json" id="${publishedId}">${json}</script>`
  const [tag, entry] = entryTag.exec(shell) ?? []
  if (!tag) throw new Error('The shell asks for no script.')
  return filled(inLanguage(shell.replace(tag, ''), given.lang, ` data-published="${entry}"`), {
    head: tags(head, given.lang, origin, path),
    page: `<div id="root">${html}</div>${data}`,
  })
}

/** The shell of an address that shows nothing to everybody: whoever may see more is asked for by its script. */
export const missingPage = (shell: string, lang: Language): string =>
  inLanguage(shell, lang, '').replace('</head>', () => '<meta name="robots" content="noindex" /></head>')

const inLanguage = (shell: string, lang: Language, more: string) => shell.replace(/<html lang="en">/, `<html lang="${lang}"${more}>`)

function filled(shell: string, by: Record<keyof typeof parts, string>): string {
  let whole = shell
  for (const [name, place] of Object.entries(parts)) {
    if (!place.test(whole)) throw new Error(`The shell has no place for ${name}.`)
    whole = whole.replace(place, () => by[name as keyof typeof parts])
  }
  return whole
}

function tags({ title, description, siteName, image }: PageHead, lang: Language, origin: string, path: string): string {
  const own = origin + path
  const url = lang === 'ko' ? `${own}?lang=ko` : own
  const other = lang === 'ko' ? 'en' : 'ko'
  const picture = new URL(image || drawnImage.path, origin).href
  const meta = (name: string, content: string) =>
    `<meta ${name.includes(':') && !name.startsWith('twitter') ? 'property' : 'name'}="${name}" content="${escaped(content)}" />`
  const link = (rel: string, href: string, more = '') => `<link rel="${rel}"${more} href="${escaped(href)}" />`
  return [
    `<title>${escaped(title)}</title>`,
    meta('description', description),
    meta('og:type', 'website'),
    meta('og:site_name', siteName),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', url),
    meta('og:image', picture),
    ...(image ? [] : [meta('og:image:width', String(drawnImage.width)), meta('og:image:height', String(drawnImage.height))]),
    meta('og:locale', locales[lang]),
    meta('og:locale:alternate', locales[other]),
    meta('twitter:card', 'summary_large_image'),
    link('canonical', url),
    link('alternate', own, ' hreflang="en"'),
    link('alternate', `${own}?lang=ko`, ' hreflang="ko"'),
    link('alternate', own, ' hreflang="x-default"'),
  ].join('\n    ')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter]!)
