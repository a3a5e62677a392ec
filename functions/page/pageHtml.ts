import type { Language } from '#shared/fields.ts'
import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import { isRandom } from '#shared/draw/draw.ts'
import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { partsOf } from '#shared/survey/partsOf.ts'
import { quotesLink } from '#shared/draw/quotesLink.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { sharePictures } from '#shared/site/sharePicture.ts'
import { sitePaths, surveyAt } from '#shared/site/sitePaths.ts'
import type { TypeFiles } from './renderer.ts'
import { drawnImage, publishedId, shareSize, type PageHead, type Published } from '#shared/site/pageContract.ts'
import { otherLanguage } from '#shared/text.ts'

const locales = { en: 'en_US', ko: 'ko_KR' } as const satisfies Record<Language, string>

/** Placeholders of web/index.html, each between two comments: the tags of the document's head, and the page's content. */
const placeholders = { head: /<!--head-->[\s\S]*?<!--\/head-->/, page: /<!--page-->[\s\S]*?<!--\/page-->/ }

/** The app's script tag. It is removed: a published page loads the script itself, after the first paint. */
const entryTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/

type Page = { html: string; head: PageHead; given: Published; origin: string; path: string; isListed: boolean }

/** The styles of certain pages, with the link of their file (web/build/inlineStyles.ts). */
const pageStyles = /<style data-pages="([^"]+)">.*?<\/style><link [^>]+>/gs

/** The files that the HTML's own script requests, by path of a page (web/build/namePageChunks.ts). */
const chunksAttribute = /data-chunks='([^']+)'/

const noindex = '<meta name="robots" content="noindex" />'

/** `shell` (the built web/index.html) with the rendered page, its data, its head tags and its questions' files. Throws if a placeholder is missing. */
export function renderDocument(shell: string, typeFiles: TypeFiles, { html, head, given, origin, path, isListed }: Page): string {
  const json = JSON.stringify(given).replaceAll('<', '\\u003c')
  const data = `<script type="application/json" id="${publishedId}">${json}</script>`
  const [tag, entry] = entryTag.exec(shell) ?? []
  if (!tag) throw new Error('The shell asks for no script.')
  const page = surveyAt(path) ? sitePaths.survey : path
  const chunks = JSON.parse(chunksAttribute.exec(shell)?.[1] ?? '{}') as Record<string, string[]>
  const [survey] = Object.values(given.replies).filter(isSurvey)
  const files = [...new Set([...(chunks[page] ?? []), ...filesOfTypes(typeFiles, given.lang, survey)])]
  const own = shell
    .replace(tag, '')
    .replace(chunksAttribute, () => `data-chunks='${JSON.stringify({ ...chunks, [page]: files })}'`)
    .replace(pageStyles, (styles, pages: string) => (pages.split(' ').includes(page) ? styles : ''))
  return fillPlaceholders(withLanguage(own, given.lang, ` data-published="${entry}"`), {
    head: [
      headTags(head, given.lang, origin, path),
      ...stylesheets(files),
      ...(isListed ? [] : [noindex]),
      ...ordering(typeFiles, survey),
    ].join('\n    '),
    page: `<div id="root">${html}</div>${data}`,
  })
}

const isSurvey = (reply: unknown): reply is Survey => (reply as Partial<Survey>).sections !== undefined

/** The files that the published survey needs beside those of every survey; [] on any other page. */
function filesOfTypes(typeFiles: TypeFiles, lang: Language, survey: Survey | undefined): string[] {
  if (!survey) return []
  return [...new Set<string>(partsOf(survey))].flatMap((name) => [...(typeFiles[name] ?? []), ...(typeFiles[`${lang}/${name}`] ?? [])])
}

/**
 * The script that puts the form into the respondent's order, or hides it, and fills in their link's values. Not a module, so that it runs before the
 * first paint.
 */
function ordering(typeFiles: TypeFiles, survey: Survey | undefined): string[] {
  if (!survey || survey.answering === 'members') return []
  const quotes = quotesLink(survey)
  const isOrdered = isRandom(survey) || (survey.link_fields && (ruleIndex(survey).hasConditions || quotes))
  const names = isOrdered ? [...(quotes ? ['quote'] : []), 'order'] : []
  return names.flatMap((name) => typeFiles[name] ?? []).map((file) => `<script src="${file}"></script>`)
}

/** The tags of the page's own stylesheets, beyond the styles that the shell has for every page. */
const stylesheets = (files: string[]): string[] =>
  files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`)

/** The shell of a page that is not public. Its script still runs, and shows the page to signed-in users who may see it. */
export const notFoundDocument = (shell: string, lang: Language): string =>
  withLanguage(shell, lang, '').replace('</head>', () => `${noindex}</head>`)

const withLanguage = (shell: string, lang: Language, attributes: string) =>
  shell.replace(/<html lang="en">/, `<html lang="${lang}"${attributes}>`)

function fillPlaceholders(shell: string, contents: Record<keyof typeof placeholders, string>): string {
  let document = shell
  for (const [name, placeholder] of Object.entries(placeholders)) {
    if (!placeholder.test(document)) throw new Error(`The shell has no place for ${name}.`)
    document = document.replace(placeholder, () => contents[name as keyof typeof placeholders])
  }
  return document
}

const meta = (name: string, content: string) =>
  `<meta ${name.includes(':') && !name.startsWith('twitter') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}" />`
const link = (rel: string, href: string, attributes = '') => `<link rel="${rel}"${attributes} href="${escapeHtml(href)}" />`

function headTags({ title, description, siteName, image }: PageHead, lang: Language, origin: string, path: string): string {
  const english = origin + path
  const korean = `${english}?lang=ko`
  const url = lang === 'ko' ? korean : english
  const other = otherLanguage(lang)
  const picture = new URL(image || drawnImage, origin).href
  const isDrawn = !image || image.startsWith(sharePictures)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('og:type', 'website'),
    meta('og:site_name', siteName),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', url),
    meta('og:image', picture),
    ...(isDrawn ? [meta('og:image:width', String(shareSize.width)), meta('og:image:height', String(shareSize.height))] : []),
    meta('og:locale', locales[lang]),
    meta('og:locale:alternate', locales[other]),
    meta('twitter:card', 'summary_large_image'),
    link('canonical', url),
    link('alternate', english, ' hreflang="en"'),
    link('alternate', korean, ' hreflang="ko"'),
    link('alternate', english, ' hreflang="x-default"'),
  ].join('\n    ')
}
