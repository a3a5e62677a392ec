import type { Language } from '../fields.ts'
import { textInOneLine } from '../kinds/textEntry.ts'
import type { Question } from '../survey/survey.ts'
import { quoteProblem, type QuoteIndex, type Quoting, type QuotingPart } from './quoteIndex.ts'
import { replaceInPart } from './quoteParts.ts'
import { quotedField } from './quoteTokens.ts'
import type { Say } from './replaceQuotes.ts'

export type LinkValues = Readonly<Record<string, string>>

/** Controls, and what turns the order of a text around. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** In one line, without what does not show. */
export const cleaned = (text: string): string => textInOneLine(text.replaceAll('\t', ' ')).replace(unseen, '')

/** What the quotes of a section or question say: a field of the link, an answer by `inWords`, else their fallback. '' is no answer. */
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

/** A section or question as it reads before anything is answered, with the fields of the link. */
export const quoteLinkIn = <T extends Quoting>(index: QuoteIndex, part: QuotingPart, given: T, link: LinkValues): T =>
  replaceInPart(given, sayQuotes(index, part, link, nothing))
