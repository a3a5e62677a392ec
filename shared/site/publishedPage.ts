import type { Language } from '../fields.ts'
import type { PublicSettings } from './settings.ts'

/** The name of the function that renders the published pages. */
export const pageFunction = 'publishedPage'

/** What the page function is asked for by its own paths: the page that a header names, and what search engines look for. */
export const pagePaths = ['/index.html', '/sitemap.xml', '/robots.txt'] as const

/** What the edge tells the page function of a request: the page's path and the language to show it in. With the site's name, all it goes by. */
export const pageHeaders = { path: 'x-page', lang: 'x-page-lang' } as const

/**
 * What goes into the HTML beside the page itself, as JSON. `replies`: by address of a call, what it would answer. `missing`: the anchors of
 * the home page that it stands without, by spaces, where that is known. `year`: of the moment, for the copyright.
 */
export type Published = {
  lang: Language
  settings: PublicSettings
  replies: Record<string, unknown>
  missing: string
  year: number
}

/** What the page says of itself to those who show a link to it. `image`: an address, '' where it has none of its own. */
export type PageHead = { title: string; description: string; siteName: string; image: string }

/** The drawn picture of a page that has none of its own, and its measures in pixels. */
export const drawnImage = { path: '/share.png', width: 1200, height: 630 }

/** The site's own rendering, which is built beside it (web/src/server). `prepare` comes first, once. */
export type Renderer = {
  prepare: () => Promise<void>
  /** The page at `path` as the browser's first render has it. Throws where it cannot be rendered whole. */
  render: (path: string, given: Published) => { html: string; head: PageHead; given: Published }
}

/** The id of the element that holds `Published`. */
export const publishedId = 'published'

/** Where the survey's path leads: the slug or id in `/survey/{slug}`, decoded; null for any other path. */
export function surveyAt(path: string): string | null {
  const part = /^\/survey\/([^/]+)$/.exec(path)?.[1]
  try {
    return part ? decodeURIComponent(part) : null
  } catch {
    return null
  }
}
