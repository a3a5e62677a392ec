import { hasChoices } from '../kinds/hasChoices.ts'
import { kinds } from '../kinds/kinds.ts'
import type { Language } from '../fields.ts'
import { definedKinds } from '../kinds/definedKinds.ts'
import type { Question, Section, SurveyBody } from './survey.ts'
import { isBlank } from '../text.ts'

/** What a text belongs to; `index` among the choices, the points or the media of a question. */
type TextPlace =
  | { kind: 'survey' }
  | { kind: 'section'; id: string }
  | { kind: 'question'; id: string }
  | { kind: 'choice'; question_id: string; index: number }
  | { kind: 'point'; question_id: string; index: number }
  | { kind: 'row'; question_id: string; index: number }
  | { kind: 'media'; question_id: string; index: number }

export type TextField = 'title' | 'description' | 'footer_html' | 'end_text' | 'label' | 'alt' | 'unit' | 'na_label'

/** A text that is blank in `language` and not in the other. */
export type MissingText = { place: TextPlace; field: TextField; language: Language }

/** Default titles of the editor, which need no translation. */
const unwritten: readonly string[] = ['Untitled Survey', 'New Section', 'New Question', 'Option']

/** The untranslated texts of a survey, in document order. */
export function missingTexts(survey: SurveyBody): MissingText[] {
  const place = { kind: 'survey' } as const
  return [
    ...missing(place, 'title', survey.title, survey.title_ko),
    ...missing(place, 'description', survey.description, survey.description_ko),
    ...missing(place, 'footer_html', survey.footer_html, survey.footer_html_ko),
    ...survey.sections.flatMap(missingInSection),
  ]
}

const bySection = new WeakMap<Section, MissingText[]>()

/** Cached by section object: an edit replaces only the sections that it changes. */
export function missingInSection(section: Section): MissingText[] {
  const known = bySection.get(section)
  if (known) return known
  const place = { kind: 'section', id: section.id } as const
  const found = [
    ...missing(place, 'title', section.title, section.title_ko),
    ...missing(place, 'description', section.description, section.description_ko),
    // Without an end, its text is never shown.
    ...(section.ends_if ? missing(place, 'end_text', section.end_text ?? '', section.end_text_ko ?? '') : []),
    ...section.questions.flatMap(missingInQuestion),
  ]
  bySection.set(section, found)
  return found
}

const byQuestion = new WeakMap<Question, MissingText[]>()

export function missingInQuestion(question: Question): MissingText[] {
  const known = byQuestion.get(question)
  if (known) return known
  const { id, title, title_ko, description, description_ko, type } = question
  const place = { kind: 'question', id } as const
  // A question that was changed to another type keeps its choices, but does not show them.
  const choices = hasChoices(type) ? question.choices : []
  const rows = kinds[type].unansweredRows ? (question.rows ?? []) : []
  const found = [
    ...missing(place, 'title', title, title_ko),
    ...missing(place, 'description', description, description_ko),
    ...(definedKinds[type]?.texts?.(question) ?? []).flatMap(({ field, index, en, ko }) =>
      missing(index === undefined ? place : { kind: 'point', question_id: id, index }, field, en, ko),
    ),
    ...rows.flatMap(({ label, label_ko }, index) => missing({ kind: 'row', question_id: id, index }, 'label', label, label_ko)),
    ...choices.flatMap(({ label, label_ko }, index) => missing({ kind: 'choice', question_id: id, index }, 'label', label, label_ko)),
    ...question.media.flatMap(({ alt, alt_ko }, index) => missing({ kind: 'media', question_id: id, index }, 'alt', alt, alt_ko)),
  ]
  byQuestion.set(question, found)
  return found
}

function missing(place: TextPlace, field: TextField, en: string, ko: string): MissingText[] {
  const hasEnglish = isWritten(en)
  if (hasEnglish === isWritten(ko)) return []
  return [{ place, field, language: hasEnglish ? 'ko' : 'en' }]
}

const isWritten = (text: string) => !isBlank(text) && !unwritten.includes(text.trim())
