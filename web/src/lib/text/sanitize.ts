import DOMPurify from 'dompurify'
import { attributesOf, inlineTags, mediaTags, playerSource, textClass, textTags } from '#shared/html/richTextHtml.ts'

const tags = [...textTags, ...mediaTags]
const attributes = ['class', ...Object.values(attributesOf).flat()]

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IFRAME' && !playerSource(node.getAttribute('src') ?? '')) node.remove()
  if (node.tagName === 'A') {
    const isOutside = /^https?:/i.test(node.getAttribute('href') ?? '')
    for (const [name, value] of Object.entries({ rel: 'noopener noreferrer', target: '_blank' }))
      if (isOutside) node.setAttribute(name, value)
      else node.removeAttribute(name)
  }
  if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy')
})

// Only the classes of text formats, so that stored HTML cannot use the page's own styles.
DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (attribute.attrName === 'class') attribute.keepAttr = attribute.attrValue.split(/\s+/).every((name) => textClass.test(name))
})

/** Stored HTML without anything unsafe. `inline`: text and emphasis only. */
export const sanitize = (html: string, inline = false): string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: inline ? [...inlineTags] : tags,
    ALLOWED_ATTR: inline ? [] : attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  })
