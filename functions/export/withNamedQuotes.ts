import { nameQuotes, nameQuotesIn, nameQuotesOf } from '#shared/quotes/nameQuotes.ts'
import type { Definition } from '../data/surveys/definitions.ts'

/** A definition as files of responses have it: its texts, those of deleted questions too, name what they quote, as ‹2.1: fallback›. */
export function withNamedQuotes<D extends Definition>(definition: D): D {
  const retired_questions = definition.retired_questions.map(({ section_title, section_title_ko, question }) => ({
    section_title: nameQuotesIn(definition, section_title),
    section_title_ko: nameQuotesIn(definition, section_title_ko),
    question: nameQuotesOf(definition, question),
  }))
  return { ...nameQuotes(definition), retired_questions }
}
