import { JSDOM } from 'jsdom'

const { document, Element } = new JSDOM('').window

/** The editor toolbar's output, and its markers. */
const tags = new Set(
  'p br h1 h2 h3 strong b em i u s strike del ol ul li a blockquote span img video iframe'.split(' ').map((tag) => tag.toUpperCase()),
)
const attributes = new Set(
  'href target rel data-list contenteditable class src alt width height controls loop muted autoplay playsinline allowfullscreen title'.split(
    ' ',
  ),
)
const address: Record<string, RegExp> = {
  A: /^(?:https?:\/\/[^/]|mailto:|tel:|#|\/(?!\/|\\))/i,
  IMG: /^(?:https?:\/\/[^/]|\/(?!\/|\\)|data:image\/(?:png|gif|jpeg|bmp|x-icon);base64,|$)/i,
  VIDEO: /^\/media\//,
  IFRAME: /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)/,
}

/**
 * Parts of a rich text that could run or mislead when a browser parses it, and when it parses its own serialization: one sentence each. Independent
 * of the product's sanitizing.
 */
export function liveParts(html: string): string[] {
  const first = parsed(html)
  return [...inTree(first), ...inTree(parsed(first.innerHTML))]
}

function parsed(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

function inTree(root: HTMLElement): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(tags.has(element.tagName) && element instanceof Element ? [] : [`a ${element.tagName}`]),
    ...element.getAttributeNames().flatMap((name) => (attributes.has(name) ? [] : [`${element.tagName} with ${name}`])),
    ...['href', 'src'].flatMap((name) => {
      const value = element.getAttribute(name)
      return value === null || address[element.tagName]?.test(value) ? [] : [`${element.tagName} that leads to ${value.slice(0, 80)}`]
    }),
    ...[...element.classList].flatMap((name) => (name.startsWith('ql-') ? [] : [`${element.tagName} of class ${name}`])),
  ])
}
