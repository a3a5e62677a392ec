import { mayQuote, nodePieces, textPieces, type Piece } from '#shared/quotes/quoteTokens.ts'
import type { Question, Section } from '#shared/survey/survey.ts'

/** The replacement of a quote. `fallback`: its source text, in rich text with entities; undefined leaves the quote as it is. */
type Rewrite = (of: string, fallback: string) => string | undefined

const plain = ['title', 'title_ko'] as const
const rich = ['description', 'description_ko'] as const

/** A section or question with other quotes in its titles and descriptions; the same object if none changes. */
export function rewriteQuotes<Part extends Section | Question>(part: Part, rewrite: Rewrite): Part {
  const changed = [
    ...plain.map((field) => [field, rewritten(part[field], textPieces, rewrite)] as const),
    ...rich.map((field) => [field, rewritten(part[field], nodePieces, rewrite)] as const),
  ].filter(([field, text]) => text !== part[field])
  return changed.length > 0 ? { ...part, ...Object.fromEntries(changed) } : part
}

/** For copies of questions: a quote names the copy of its question. `otherwise`: the replacement of a quote of any other question. */
export const quotingCopies =
  (copies: ReadonlyMap<string, string>, otherwise: Rewrite = () => undefined): Rewrite =>
  (of, fallback) => {
    const id = copies.get(of)
    return id === undefined ? otherwise(of, fallback) : `{{${id}|${fallback}}}`
  }

function rewritten(text: string, pieces: (text: string) => Piece[], rewrite: Rewrite): string {
  if (!mayQuote(text)) return text
  return pieces(text)
    .map((piece) => {
      if (typeof piece === 'string') return piece
      const { source, of } = piece
      return rewrite(of, source.slice(`{{${of}|`.length, -'}}'.length)) ?? source
    })
    .join('')
}
