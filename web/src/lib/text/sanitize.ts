import DOMPurify from 'dompurify'

const hosts = /^https:\/\/(?:www\.youtube\.com|www\.youtube-nocookie\.com|player\.vimeo\.com)\//

const inlineTags = ['b', 'strong', 'i', 'em', 'u', 's', 'br', 'span']
const tags = [...inlineTags, 'p', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'img', 'video', 'source', 'iframe', 'blockquote', 'pre', 'code']
const attributes = [
  'href',
  'src',
  'alt',
  'width',
  'height',
  'controls',
  'loop',
  'muted',
  'autoplay',
  'playsinline',
  'poster',
  'data-list',
  'class',
  'lang',
  'allowfullscreen',
  'title',
]

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IFRAME' && !hosts.test(node.getAttribute('src') ?? '')) node.remove()
  if (node.tagName === 'A') {
    const outside = /^https?:/i.test(node.getAttribute('href') ?? '')
    if (outside) node.setAttribute('rel', 'noopener noreferrer')
    if (outside) node.setAttribute('target', '_blank')
  }
  if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy')
})

// How deep an item of a list stands (RichText.module.css), and no look of this page.
DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (attribute.attrName === 'class') attribute.keepAttr = /^ql-indent-[1-8]$/.test(attribute.attrValue)
})

/** Stored HTML as this page may show it; `inline` keeps letters and emphasis only. */
export const sanitize = (html: string, inline = false): string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: inline ? inlineTags : tags,
    ALLOWED_ATTR: inline ? [] : attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  })
