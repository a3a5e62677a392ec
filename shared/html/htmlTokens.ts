type HtmlToken = { text: string } | { tag: string; closing: boolean; source: string }

/** The texts and tags of an HTML fragment in order; an incomplete tag is text. Linear time. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const tagStart = /<(?=\/?[a-z]|!--)/gi
  let at = 0
  while (at < html.length) {
    tagStart.lastIndex = at
    const open = tagStart.exec(html)?.index ?? html.length
    if (open > at) yield { text: html.slice(at, open) }
    if (open === html.length) return
    const close = endOfTag(html, open)
    if (close === -1) {
      yield { text: html.slice(open) }
      return
    }
    const source = html.slice(open, close)
    const [, slash, name] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(source) ?? []
    if (name) yield { tag: name.toLowerCase(), closing: slash === '/', source }
    at = close
  }
}

/** The position after the tag or comment that starts at `open`, -1 if it has no end. A `>` within quotes does not end it. */
function endOfTag(html: string, open: number): number {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open)
    return end === -1 ? -1 : end + 3
  }
  let quote = ''
  for (let at = open + 1; at < html.length; at++) {
    const character = html[at]!
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return -1
}

const signs =
  'amp=& lt=< gt=> quot=" apos=\' nbsp=\u00a0 copy=© reg=® trade=™ euro=€ hellip=… ndash=– mdash=— lsquo=‘ rsquo=’ ldquo=“ rdquo=” ' +
  'laquo=« raquo=» bull=• middot=· times=× deg=° plusmn=± larr=← rarr=→'
const namedEntities = new Map([...signs.matchAll(/(\w+)=(.)/g)].map(([, name, sign]) => [name, sign!]))

/** Decodes character references; unknown names are left unchanged. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (reference, decimal?: string, hex?: string, name?: string) => {
    if (name) return namedEntities.get(name) ?? reference
    const code = decimal ? Number(decimal) : parseInt(hex!, 16)
    return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code)
  })
