import type { Question, Section } from '../survey/survey.ts'
import { mayQuote, quotedField } from './quoteTokens.ts'

/** The questions and link fields that quotes may name. */
export type QuotableSurvey = { sections: readonly Section[]; link_fields?: readonly { name: string }[] | undefined }

/** The texts of a section or question that may quote. */
export const quotingFields = ['title', 'title_ko', 'description', 'description_ko'] as const
export type Quoting = Pick<Section, (typeof quotingFields)[number]>

/** A section or question that quotes. */
export type QuotingPart = { kind: 'section' | 'question'; id: string }

type QuotedQuestion = { question: Question; at: number }

export type QuoteIndex = {
  /** The place in the document. A section comes before its questions. */
  at: (part: QuotingPart) => number
  question: (id: string) => QuotedQuestion | undefined
  hasField: (name: string) => boolean
}

const indexes = new WeakMap<readonly Section[], Omit<QuoteIndex, 'hasField'>>()

/** The parts and quotes of a survey. Cached by its list of sections, which must not be changed. */
export function quoteIndex({ sections, link_fields = [] }: QuotableSurvey): QuoteIndex {
  const known = indexes.get(sections) ?? indexOf(sections)
  indexes.set(sections, known)
  return { ...known, hasField: (name) => link_fields.some((field) => field.name === name) }
}

function indexOf(sections: readonly Section[]): Omit<QuoteIndex, 'hasField'> {
  const starts = new Map<string, number>()
  const questions = new Map<string, QuotedQuestion>()
  let at = 0
  for (const section of sections) {
    starts.set(section.id, ++at)
    for (const question of section.questions) questions.set(question.id, { question, at: ++at })
  }
  return {
    at: ({ kind, id }) => (kind === 'section' ? starts.get(id) : questions.get(id)?.at) ?? 0,
    question: (id) => questions.get(id),
  }
}

/** Why a quote never shows an answer; undefined if it may. */
export function quoteProblem(index: QuoteIndex, part: QuotingPart, of: string): 'gone' | 'later' | undefined {
  const field = quotedField(of)
  if (field !== undefined) return index.hasField(field) ? undefined : 'gone'
  const quoted = index.question(of)
  if (!quoted) return 'gone'
  return quoted.at < index.at(part) ? undefined : 'later'
}

/** Whether a section or question may quote something, in any language. */
export const partMayQuote = (part: Quoting): boolean => quotingFields.some((field) => mayQuote(part[field]))
