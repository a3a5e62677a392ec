import { partMayQuote, quoteIndex, type QuotableSurvey, type Quoting } from './quoteIndex.ts'
import { hasTexts, replaceInPart } from './quoteParts.ts'
import { questionNumbers } from '../survey/questionNumbers.ts'
import type { Section } from '../survey/survey.ts'
import { type Quote, quotedField } from './quoteTokens.ts'
import { replaceInText, type Say } from './replaceQuotes.ts'

/**
 * The text of a quote outside of any response: the number of its question, or the name of its link field, and its fallback, such as ‹2.1: fallback›.
 * undefined if it names nothing.
 */
function quoteName(survey: QuotableSurvey, { of, fallback }: Pick<Quote, 'of' | 'fallback'>): string | undefined {
  const field = quotedField(of)
  const name = field === undefined ? questionNumbers(survey.sections).get(of) : quoteIndex(survey).hasField(field) ? field : undefined
  return name === undefined ? undefined : `‹${[name, fallback].filter(Boolean).join(': ')}›`
}

const naming =
  (survey: QuotableSurvey): Say =>
  (quote) => {
    const text = quoteName(survey, quote)
    return text === undefined ? undefined : { text }
  }

/** A title of a survey's section or question for lists of the admin area. */
export const nameQuotesIn = (survey: QuotableSurvey, title: string): string => replaceInText(title, naming(survey))

const named = new WeakMap<Quoting, Quoting>()

/** The same for all titles and descriptions of one section or question; the same object while the texts are equal. */
export function nameQuotesOf<T extends Quoting>(survey: QuotableSurvey, part: T): T {
  if (!partMayQuote(part)) return part
  const now = replaceInPart(part, () => naming(survey))
  const before = named.get(part) as T | undefined
  if (before && hasTexts(before, now)) return before
  named.set(part, now)
  return now
}

type Fields = QuotableSurvey['link_fields']
const surveys = new WeakMap<QuotableSurvey['sections'], { fields: Fields; sections: QuotableSurvey['sections'] }>()

/** The survey with all of its quotes replaced so; parts without quotes stay the same objects. Cached by its list of sections. */
export function nameQuotes<S extends QuotableSurvey>(survey: S): S {
  const known = surveys.get(survey.sections)
  const name = <T extends Quoting>(part: T) => nameQuotesOf(survey, part)
  const sections = known && known.fields === survey.link_fields ? known.sections : mapSections(survey.sections, name)
  surveys.set(survey.sections, { fields: survey.link_fields, sections })
  return sections === survey.sections ? survey : { ...survey, sections }
}

/** Replaces texts of sections and their questions; the same list if none changes. */
function mapSections(all: readonly Section[], change: <T extends Quoting>(part: T) => T): readonly Section[] {
  const sections = all.map((section) => {
    const questions = section.questions.map(change)
    const isSame = questions.every((question, at) => question === section.questions[at])
    return change(isSame ? section : { ...section, questions })
  })
  return sections.every((section, at) => section === all[at]) ? all : sections
}
