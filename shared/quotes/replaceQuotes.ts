import { escapeHtml } from '../html/escapeHtml.ts'
import { fitParticle } from './particles.ts'
import { mayQuote, nodePieces, type Piece, type Quote, textPieces } from './quoteTokens.ts'

/** The replacement of a quote; undefined to leave it as written. */
export type Say = (quote: Quote) => { text: string; fitsParticle?: boolean } | undefined

// Small, where plainText.ts reads any HTML: stored HTML is well formed, with few entities.

/** A tag of well-formed HTML. A `>` within quotes does not end it. */
const tags = /(<(?:"[^"]*"|'[^']*'|[^'"<>])*>)/
/** Well-formed HTML in its texts and tags: every second one is a tag. */
export const htmlNodes = (html: string): string[] => html.split(tags)
/** Tags that do not end a word, so that a particle after them belongs to it. */
const inline = /^<\/?(?:[abisu]|code|em|span|strong|su[bp])\b/

/** Replaces the pieces of a text. `word`: the replacement just before the next piece. */
function replacer(say: Say, escape: (text: string) => string) {
  let word: string | undefined
  return {
    replace: (list: readonly Piece[]): string =>
      list
        .map((piece) => {
          const before = word
          word = undefined
          if (typeof piece === 'string') return before === undefined ? piece : fitParticle(before, piece)
          const said = say(piece)
          if (!said) return piece.source
          if (said.fitsParticle) word = said.text
          return escape(isolated(said.text))
        })
        .join(''),
    endWord: () => (word = undefined),
  }
}

/** A plain text with its quotes replaced. */
export const replaceInText = (text: string, say: Say): string =>
  mayQuote(text) ? replacer(say, (said) => said).replace(textPieces(text)) : text

/** Rich text with the quotes in its text nodes replaced. Attributes and tags stay as they are; replacements are escaped. */
export function replaceInHtml(html: string, say: Say): string {
  if (!mayQuote(html)) return html
  const { replace, endWord } = replacer(say, escapeHtml)
  let replaced = ''
  for (const [at, source] of htmlNodes(html).entries()) {
    if (at % 2 === 0) replaced += replace(nodePieces(source))
    else {
      if (!inline.test(source)) endWord()
      replaced += source
    }
  }
  return replaced
}

const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{1e800}-\u{1efff}]/u

/** Isolates right-to-left words, so that they do not reverse the text around them. */
const isolated = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text)
