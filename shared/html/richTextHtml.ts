import { isSafeUrl, urlMax } from '../url.ts'

// THE allow-list of rich text's HTML. The server stores, the page shows and the editors write nothing else.

/** Emphasis within a line; a title may have no other tags. */
export const inlineTags = ['b', 'strong', 'i', 'em', 'u', 's', 'strike', 'del', 'br', 'span'] as const

/** The tags of a respondent's answer. Quill writes every list as `<ol><li data-list>`. `blockquote` occurs only in imported texts. */
export const textTags = [...inlineTags, 'p', 'h1', 'h2', 'h3', 'ol', 'ul', 'li', 'a', 'blockquote'] as const

/** Further tags that an admin's text may have. */
export const mediaTags = ['img', 'video', 'iframe'] as const

/** The attributes of each tag, apart from `class`; the other tags have none. */
export const attributesOf = {
  a: ['href', 'target', 'rel'],
  li: ['data-list'],
  img: ['src', 'alt', 'width', 'height'],
  video: ['src', 'controls', 'loop', 'muted', 'autoplay', 'playsinline'],
  iframe: ['src', 'allowfullscreen', 'title'],
} as const satisfies Partial<Record<(typeof textTags)[number] | (typeof mediaTags)[number], readonly string[]>>

/** The values of `data-list`. */
export const listKinds = ['ordered', 'bullet'] as const

/** The allowed classes: the indentation of a list item and the alignment of a line. The toolbar offers no alignment. */
export const textClass = /^ql-(?:indent-[1-8]|align-(?:center|right|justify))$/

/** The protocols of a link. */
export const linkProtocols = ['http', 'https', 'mailto', 'tel']

/** How an absolute link begins: http or https with a host and no credentials, mailto or tel. */
export const absoluteLink = /^(?:https?:\/\/[^/?#@\s]|mailto:[^\s]|tel:[\d+])/i

const inlineImage = /^data:image\/(?:png|gif|jpeg|bmp|x-icon);base64,[a-z0-9+/=]+$/i
const ownFile = /^\/media\/[\w./-]+$/
const player = /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)[\w?=&;%-]+$/

// The length is checked first: a very long address would take an HTML parser quadratic time.
const isOwnFile = (src: string) => src.length <= urlMax && ownFile.test(src)

/** `src` as the source of an image: a web address, a file of this site or a data: image; '' for anything else. */
export const imageSource = (src: string): string =>
  inlineImage.test(src) || isOwnFile(src) || (/^https?:/i.test(src) && isSafeUrl(src)) ? src : ''

/** `src` as the source of a frame: a YouTube or Vimeo player; '' for anything else. */
export const playerSource = (src: string): string => (src.length <= urlMax && player.test(src) ? src : '')

/** `src` as the source of a video: a file of this site; '' for anything else. */
export const videoSource = (src: string): string => (isOwnFile(src) ? src : '')
