import { isSafeUrl, urlMax } from '../url.ts'

// THE list of the HTML that a rich text may have. The server stores nothing else, the page shows nothing else, and the editors make nothing else.

/** Emphasis within a line: all that a title may have. */
export const inlineTags = ['b', 'strong', 'i', 'em', 'u', 's', 'strike', 'del', 'br', 'span'] as const

/** What a respondent's answer may have. Quill writes every list as `<ol><li data-list>`. `blockquote` comes with imported texts only. */
export const textTags = [...inlineTags, 'p', 'h1', 'h2', 'h3', 'ol', 'ul', 'li', 'a', 'blockquote'] as const

/** What an admin's text may have besides. */
export const mediaTags = ['img', 'video', 'iframe'] as const

/** The attributes of each tag but for `class`; the other tags have none. */
export const attributesOf = {
  a: ['href', 'target', 'rel'],
  li: ['data-list'],
  img: ['src', 'alt', 'width', 'height'],
  video: ['src', 'controls', 'loop', 'muted', 'autoplay', 'playsinline'],
  iframe: ['src', 'allowfullscreen', 'title'],
} as const satisfies Partial<Record<(typeof textTags)[number] | (typeof mediaTags)[number], readonly string[]>>

/** The values of `data-list`. */
export const listKinds = ['ordered', 'bullet'] as const

/** Classes that say something about the text: how deep an item of a list is, and on which side a line is. The toolbar makes no alignment. */
export const textClass = /^ql-(?:indent-[1-8]|align-(?:center|right|justify))$/

/** The protocols of a link. */
export const linkProtocols = ['http', 'https', 'mailto', 'tel']

const inlineImage = /^data:image\/(?:png|gif|jpeg|bmp|x-icon);base64,[a-z0-9+/=]+$/i
const ownFile = /^\/media\/[\w./-]+$/
const player = /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)[\w?=&;%-]+$/

// An address that is too long is not looked at: it would take a parser of HTML quadratic time.
const isOwnFile = (src: string) => src.length <= urlMax && ownFile.test(src)

/** The source of an image: an address of the web or of this site, or an image written into the text itself; '' for anything else. */
export const imageSource = (src: string): string =>
  inlineImage.test(src) || isOwnFile(src) || (/^https?:/i.test(src) && isSafeUrl(src)) ? src : ''

/** The source of a frame: a player of YouTube or Vimeo; '' for anything else. */
export const playerSource = (src: string): string => (src.length <= urlMax && player.test(src) ? src : '')

/** The source of a video: a file of this site; '' for anything else. */
export const videoSource = (src: string): string => (isOwnFile(src) ? src : '')
