import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { limits } from '#shared/limits.ts'
import { isSafeUrl } from '#shared/url.ts'

const inlineImage = /^data:image\/(?:png|gif|jpeg|bmp|x-icon);base64,[a-z0-9+/=]+$/i
const ownFile = /^\/media\/[\w./-]+$/
const videoHost = /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)[\w?=&;%-]+$/
const link = /^(?:https?:\/\/[^/?#@\s]|mailto:[^\s]|tel:[\d+])/i

/** sanitize-html takes quadratic time for an address that is full of the beginnings of comments. */
const isShort = (url: string) => url.length <= limits.url
const imageSource = (src = '') =>
  inlineImage.test(src) || (isShort(src) && ownFile.test(src)) || (/^https?:/i.test(src) && isSafeUrl(src)) ? src : ''
const isLink = (href: string) => link.test(href) || (href.startsWith('/') && isSafeUrl(href)) || href.startsWith('#')

/** What the editor's toolbar can make, and nothing else. Quill's lists are `<ol><li data-list>` with a `span.ql-ui`. */
const text: IOptions = {
  allowedTags: [
    'p',
    'br',
    'h1',
    'h2',
    'h3',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'strike',
    'del',
    'ol',
    'ul',
    'li',
    'a',
    'blockquote',
    'span',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    li: [{ name: 'data-list', values: ['ordered', 'bullet'] }],
    span: ['contenteditable'],
  },
  allowedClasses: { '*': [/^ql-(?:indent-[1-8]|ui|align-(?:center|right|justify))$/] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: limits.richTextDepth,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: {
        ...(isShort(href) && isLink(href) && { href }),
        target: '_blank',
        rel: 'noopener noreferrer',
      },
    }),
  },
}

const media: IOptions = {
  ...text,
  allowedTags: [...(text.allowedTags as string[]), 'img', 'video', 'iframe'],
  allowedAttributes: {
    ...(text.allowedAttributes as Record<string, []>),
    img: ['src', 'alt', 'width', 'height'],
    video: ['src', 'controls', 'loop', 'muted', 'autoplay', 'playsinline', 'class'],
    iframe: ['src', 'class', 'allowfullscreen', 'title'],
  },
  allowedClasses: { ...text.allowedClasses, video: ['ql-video'], iframe: ['ql-video'] },
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  transformTags: {
    ...text.transformTags,
    img: (tagName, { src, ...rest }) => ({ tagName, attribs: { ...rest, src: imageSource(src) } }),
    video: (tagName, { src = '' }) => ({
      tagName,
      attribs: {
        ...(isShort(src) && ownFile.test(src) && { src }),
        class: 'ql-video',
        controls: '',
        loop: '',
        muted: '',
        autoplay: '',
        playsinline: '',
      },
    }),
    iframe: (tagName, { src = '', title }) => ({
      tagName,
      attribs: { ...(isShort(src) && videoHost.test(src) && { src }), class: 'ql-video', allowfullscreen: '', ...(title && { title }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'video') && !attribs.src,
}

/** Rich text of an admin, as it is stored: text, links, images, own videos, videos of YouTube and Vimeo. */
export const sanitizeRichText = (html: string): string => (html === '' ? '' : sanitizeHtml(html, media))

/** Rich text of a respondent: as an admin's, without images and videos. */
export const sanitizeAnswer = (html: string): string => (html === '' ? '' : sanitizeHtml(html, text))
