const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })

/** A line for each block; the inverse of `textToHtml`. Less than shared/html/plainText.ts, since the first pages load this. */
export const htmlToText = (html: string): string =>
  decodeEntities(
    html
      .replace(/\s*\n\s*/g, ' ')
      .replace(/<br\s*\/?>(?=<\/(?:p|li|h\d|div|blockquote)>)/gi, '')
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<\/(?:p|li|h\d|div|blockquote|pre)>(?!\s*(?:<\/(?:ul|ol|div|blockquote)>\s*)*$)/gi, '\n')
      .replace(/<[^>]*>/g, ''),
  )

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Text as HTML, a paragraph for each line; '' for blank text. */
export const textToHtml = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${escapeHtml(line) || '<br>'}</p>`)
        .join('')

/** The text of an HTML fragment on one line. */
export const excerpt = (html: string): string => htmlToText(html).replace(/\s+/g, ' ').trim()
