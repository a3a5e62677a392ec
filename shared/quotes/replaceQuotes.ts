import { escapeHtml } from '../html/escapeHtml.ts'
import { fitParticle } from './particles.ts'
import { mayQuote, nodePieces, type Piece, type Quote, textPieces } from './quoteTokens.ts'

/** What shows in place of a quote; undefined where it stays as it is written. */
export type Say = (quote: Quote) => { text: string; fitsParticle?: boolean } | undefined

// Small, where plainText.ts reads any HTML: stored HTML is well formed, with few entities.

/** A tag of well-formed HTML. A `>` within quotes does not end it. */
const tags = /(<(?:"[^"]*"|'[^']*'|[^'"<>])*>)/
/** Well-formed HTML in its texts and tags: every second one is a tag. */
export const htmlNodes = (html: string): string[] => html.split(tags)
/** Tags between which a word goes on, so that a particle behind them belongs to it. */
const inline = /^<\/?(?:[abisu]|code|em|span|strong|su[bp])\b/

/** A replacer of the pieces of a text. `word`: the quote's words that the next piece follows. */
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

/** A plain text with what its quotes say. */
export const replaceInText = (text: string, say: Say): string =>
  mayQuote(text) ? replacer(say, (said) => said).replace(textPieces(text)) : text

/** Rich text with what the quotes in its text nodes say. Attributes and tags stay as they are; what is said is text, whatever it holds. */
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

/** Words from right to left in an isolate, so that they turn around nothing of the text that they stand in. */
const isolated = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text)
