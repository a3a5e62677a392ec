import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { htmlNodes } from '#shared/quotes/replaceQuotes.ts'
import { mostOfFallback, nodePieces, type Piece, type Quote, textPieces } from '#shared/quotes/quoteTokens.ts'

/** The quotes of a title, or of a description, which is rich text. */
export const writtenQuotes = (text: string, isRich: boolean): Quote[] => piecesOf(text, isRich).filter((piece) => typeof piece !== 'string')

/** The text with the quote at `index` of `writtenQuotes` replaced, or removed if `quote` is undefined. */
export function withQuoteAt(text: string, isRich: boolean, index: number, quote: Pick<Quote, 'of' | 'fallback'> | undefined): string {
  let at = -1
  return piecesOf(text, isRich)
    .map((piece) => {
      if (typeof piece === 'string') return piece
      at += 1
      if (at !== index) return piece.source
      return quote ? quoteSource(quote, isRich) : ''
    })
    .join('')
}

/** The source text of a quote. Characters that a fallback cannot contain are removed. */
export function quoteSource({ of, fallback }: Pick<Quote, 'of' | 'fallback'>, isRich = false): string {
  const fitting = fallback.replace(/[|}]/g, '').slice(0, mostOfFallback)
  return `{{${of}|${isRich ? escapeHtml(fitting) : fitting}}}`
}

/** Rich text with a text at its end. */
export const withTextAtEnd = (html: string, text: string): string =>
  html ? html.replace(/((?:<\/[a-z][a-z0-9]*>\s*)*)$/i, (end) => escapeHtml(text) + end) : `<p>${escapeHtml(text)}</p>`

/** All of a text in pieces; of rich text with its tags. */
const piecesOf = (text: string, isRich: boolean): Piece[] =>
  isRich ? htmlNodes(text).flatMap((node, at) => (at % 2 === 0 ? nodePieces(node) : node)) : textPieces(text)
