import type { Language } from '../fields.ts'
import type { HomepagePublic } from './homepage.ts'
import type { PublicSettings } from './settings.ts'

/** The name of the function that renders the published pages. */
export const pageFunction = 'publishedPage'

/** Headers by which the edge passes the page's path and language to the page function. Its result depends on them and the host only. */
export const pageHeaders = { path: 'x-page', lang: 'x-page-lang' } as const

/** A published page's data, in its HTML as JSON. `replies`: by URL. `missing`: anchors of absent sections, separated by spaces. `year`: this year. */
export type Published = {
  lang: Language
  settings: PublicSettings
  replies: Record<string, unknown>
  missing: string
  year: number
}

/** The page's metadata, for search engines and link previews. `image`: a URL, '' if it has none of its own. */
export type PageHead = { title: string; description: string; siteName: string; image: string }

/** The preview image of pages without one of their own. */
export const drawnImage = '/share.png'

/** The size of the preview images that we draw, in pixels. */
export const shareSize = { width: 1200, height: 630 }

/** The site's server rendering (web/src/server). `prepare` must be called once before `render`. */
export type Renderer = {
  prepare: () => Promise<void>
  /** Renders the page at `path` like the browser's first render; fills in `missing`. Throws if a part of it fails. */
  render: (path: string, given: Published, homepage: HomepagePublic) => { html: string; head: PageHead; given: Published }
}

/** The id of the element with `Published`. */
export const publishedId = 'published'
