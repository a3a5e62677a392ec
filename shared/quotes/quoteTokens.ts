/** A place in a text that quotes an answer or a link field, written `{{ID|fallback}}` or `{{link.NAME|fallback}}`. */
export type Quote = {
  /** As it is written. */
  source: string
  /** The id of a question, or `link.NAME`. */
  of: string
  /** The text to show without a value. */
  fallback: string
}

/** A piece of a text: plain text, or a quote. */
export type Piece = string | Quote

/** Characters of a fallback. Not in limits.ts, which the page of a survey does not load. */
export const mostOfFallback = 100

/** An id has at most 64 characters. */
const written = (fallback: number) => new RegExp(`\\{\\{([\\w.-]{1,64})\\|([^|}]{0,${fallback}})\\}\\}`, 'g')
const inText = written(mostOfFallback)
/** A character of HTML may be an entity of up to ten. */
const inHtml = written(mostOfFallback * 10)

/** Cheap: whether a text, or the JSON of a survey, may quote something. */
export const mayQuote = (text: string | undefined): boolean => text?.includes('{{') === true

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: '\u00a0' }
const decoded = (source: string) => source.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)

/** A plain text in pieces, in order. Linear time. */
export const textPieces = (text: string): Piece[] => pieces(text, inText, (fallback) => fallback)

/** The same of the source of a text node of HTML. */
export const nodePieces = (source: string): Piece[] => pieces(source, inHtml, decoded)

function pieces(text: string, pattern: RegExp, read: (fallback: string) => string): Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const match of mayQuote(text) ? text.matchAll(pattern) : []) {
    const [source, of = '', given = ''] = match
    const fallback = read(given)
    if (fallback.length > mostOfFallback || /[|}]/.test(fallback)) continue
    if (match.index > end) found.push(text.slice(end, match.index))
    found.push({ source, of, fallback })
    end = match.index + source.length
  }
  if (end < text.length) found.push(text.slice(end))
  return found
}

const linkPrefix = 'link.'

/** The link field that a quote names, which wins over a question of that id; undefined for a question's. */
export const quotedField = (of: string): string | undefined => (of.startsWith(linkPrefix) ? of.slice(linkPrefix.length) : undefined)

/** The quote of a question or link field. Characters that a fallback cannot contain are removed. */
export const quoteSource = (of: string, fallback: string): string => `{{${of}|${fallback.replace(/[|}]/g, '').slice(0, mostOfFallback)}}}`

export const linkQuote = (name: string): string => `${linkPrefix}${name}`
