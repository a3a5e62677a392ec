import type { Language } from '../fields.ts'
import { textInOneLine } from '../kinds/textEntry.ts'
import type { Question } from '../survey/survey.ts'
import { quoteProblem, type QuoteIndex, type Quoting, type QuotingPart } from './quoteIndex.ts'
import { replaceInPart } from './quoteParts.ts'
import { quotedField } from './quoteTokens.ts'
import type { Say } from './replaceQuotes.ts'

export type LinkValues = Readonly<Record<string, string>>

/** Control characters, and characters that reverse the order of a text. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** In one line, without invisible characters. */
export const cleaned = (text: string): string => textInOneLine(text.replaceAll('\t', ' ')).replace(unseen, '')

/** The words for each quote in a section or question: a link field, an answer by `inWords`, else the fallback. '' means no answer. */
export const sayQuotes =
  (index: QuoteIndex, part: QuotingPart, link: LinkValues, inWords: (question: Question, language: Language) => string) =>
  (language: Language): Say =>
  ({ of, fallback }) => {
    const problem = quoteProblem(index, part, of)
    if (problem === 'gone') return undefined
    const field = quotedField(of)
    const text = () => {
      if (field !== undefined) return Object.hasOwn(link, field) ? cleaned(link[field]!) : ''
      return problem ? '' : inWords(index.question(of)!.question, language)
    }
    return { text: text() || fallback, fitsParticle: true }
  }

const nothing = () => ''

/** A section or question before any answer, with the values of the link. */
export const quoteLinkIn = <T extends Quoting>(index: QuoteIndex, part: QuotingPart, given: T, link: LinkValues): T =>
  replaceInPart(given, sayQuotes(index, part, link, nothing))
