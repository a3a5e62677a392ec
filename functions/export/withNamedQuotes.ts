import { nameQuotes, nameQuotesIn, nameQuotesOf } from '#shared/quotes/nameQuotes.ts'
import type { Definition } from '../data/surveys/definitions.ts'

/** A definition for exports: all of its texts, even of deleted questions, show quotes as ‹2.1: fallback›. */
export function withNamedQuotes<D extends Definition>(definition: D): D {
  const retired_questions = definition.retired_questions.map(({ section_title, section_title_ko, question }) => ({
    section_title: nameQuotesIn(definition, section_title),
    section_title_ko: nameQuotesIn(definition, section_title_ko),
    question: nameQuotesOf(definition, question),
  }))
  return { ...nameQuotes(definition), retired_questions }
}
