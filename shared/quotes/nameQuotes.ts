import { quoteIndex, type QuotableSurvey, type QuoteIndex, type Quoting } from './quoteIndex.ts'
import { mapParts, replaceInPart } from './quoteParts.ts'
import { type Quote, quotedField } from './quoteTokens.ts'
import { replaceInText, type Say } from './replaceQuotes.ts'

/**
 * A quote for admins, who read no single answer: the number of its question, or the name of its link field, and its fallback, as ‹2.1: fallback›.
 * undefined where it names nothing.
 */
export function quoteName({ question, hasField }: QuoteIndex, { of, fallback }: Pick<Quote, 'of' | 'fallback'>): string | undefined {
  const field = quotedField(of)
  const name = field === undefined ? question(of)?.number : hasField(field) ? field : undefined
  return name === undefined ? undefined : `‹${[name, fallback].filter(Boolean).join(': ')}›`
}

const naming =
  (index: QuoteIndex): Say =>
  (quote) => {
    const text = quoteName(index, quote)
    return text === undefined ? undefined : { text }
  }

/** A title of a survey's section or question as lists of the admin area have it. */
export const nameQuotesIn = (survey: QuotableSurvey, title: string): string => replaceInText(title, naming(quoteIndex(survey)))

/** The same of all titles and descriptions of one section or question. */
export const nameQuotesOf = <T extends Quoting>(survey: QuotableSurvey, part: T): T => replaceInPart(part, () => naming(quoteIndex(survey)))

/** The survey with all of its quotes named so. What quotes nothing stays the same object. */
export function nameQuotes<S extends QuotableSurvey>(survey: S): S {
  const name = <T extends Quoting>(part: T) => nameQuotesOf(survey, part)
  return mapParts(survey, name, name)
}
