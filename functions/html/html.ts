import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { limits } from '#shared/limits.ts'
import {
  absoluteLink,
  attributesOf,
  imageSource,
  linkProtocols,
  listKinds,
  mediaTags,
  playerSource,
  textClass,
  textTags,
  videoSource,
} from '#shared/html/richTextHtml.ts'
import { isSafeUrl } from '#shared/url.ts'

const isLink = (href: string) =>
  href.length <= limits.url && (absoluteLink.test(href) || (href.startsWith('/') && isSafeUrl(href)) || href.startsWith('#'))

/** The allow-list of shared/html/richTextHtml.ts, with the markers that Quill puts into its lists (`span.ql-ui`). */
const text: IOptions = {
  allowedTags: [...textTags],
  allowedAttributes: {
    a: [...attributesOf.a],
    li: [{ name: 'data-list', values: [...listKinds] }],
    span: ['contenteditable'],
  },
  allowedClasses: { '*': [textClass, 'ql-ui'] },
  allowedSchemes: linkProtocols,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: limits.richTextDepth,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: {
        ...(isLink(href) && { href }),
        target: '_blank',
        rel: 'noopener noreferrer',
      },
    }),
  },
}

const media: IOptions = {
  ...text,
  allowedTags: [...textTags, ...mediaTags],
  allowedAttributes: {
    ...(text.allowedAttributes as Record<string, []>),
    img: [...attributesOf.img],
    video: [...attributesOf.video, 'class'],
    iframe: [...attributesOf.iframe, 'class'],
  },
  allowedClasses: { ...text.allowedClasses, video: ['ql-video'], iframe: ['ql-video'] },
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  transformTags: {
    ...text.transformTags,
    img: (tagName, { src = '', ...rest }) => ({ tagName, attribs: { ...rest, src: imageSource(src) } }),
    video: (tagName, { src = '' }) => ({
      tagName,
      attribs: {
        ...(videoSource(src) && { src }),
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
      attribs: { ...(playerSource(src) && { src }), class: 'ql-video', allowfullscreen: '', ...(title && { title }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'video') && !attribs.src,
}

/** Sanitizes an admin's rich text: text, links, images, videos of this site, of YouTube and of Vimeo stay. */
export const sanitizeRichText = (html: string): string => (html === '' ? '' : sanitizeHtml(html, media))

/** Sanitizes a respondent's rich text: as an admin's, without images and videos. */
export const sanitizeAnswer = (html: string): string => (html === '' ? '' : sanitizeHtml(html, text))
