import { decodeEntities, htmlTokens } from './htmlTokens.ts'

const blocks = new Set(
  'address article aside blockquote div dd dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(' '),
)

/** Rich text as plain text: a line for each block, a link followed by its address unless the text shows it. Takes any HTML, in linear time. */
export function plainText(html: string): string {
  const lines: string[] = []
  let line = ''
  let preformatted = false
  let link: { href: string; text: string } | null = null
  const endLine = () => {
    lines.push(line)
    line = ''
  }

  for (const token of htmlTokens(html)) {
    if ('text' in token) {
      const text = decodeEntities(preformatted ? token.text : token.text.replace(/[\t\n\f\r]+/g, ' '))
      // White space between two blocks belongs to the source, not to the text.
      if (line === '' && text.trim() === '' && !text.includes('\u00a0') && !preformatted) continue
      line += text
      if (link) link.text += text
      continue
    }
    const { tag, closing, source } = token
    if (tag === 'br') endLine()
    else if (blocks.has(tag) && line !== '') endLine()
    else if ((tag === 'td' || tag === 'th') && !closing && line !== '') line += '\t'
    else if (tag === 'a') {
      if (link?.href && !link.href.endsWith(link.text.trim())) line += ` (${link.href})`
      link = closing ? null : { href: decodeEntities(/\shref="([^"]*)"/i.exec(source)?.[1] ?? ''), text: '' }
    }
    if (tag === 'pre') preformatted = !closing
  }
  endLine()
  return lines.join('\n').trimEnd()
}
