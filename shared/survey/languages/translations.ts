import { shownChoices } from '../../kinds/hasChoices.ts'
import { kinds } from '../../kinds/kinds.ts'
import type { Language } from '../../fields.ts'
import { definedKinds } from '../../kinds/definedKinds.ts'
import type { Question, Section, SurveyBody } from '../survey.ts'
import { isBlank } from '../../text.ts'

/** The owner of a text; `index` among the choices, the points or the media of a question. */
type TextPlace =
  | { kind: 'survey' }
  | { kind: 'section'; id: string }
  | { kind: 'question'; id: string }
  | { kind: 'choice'; question_id: string; index: number }
  | { kind: 'point'; question_id: string; index: number }
  | { kind: 'row'; question_id: string; index: number }
  | { kind: 'media'; question_id: string; index: number }

export type TextField =
  | 'title'
  | 'description'
  | 'footer_html'
  | 'closed_text'
  | 'thanks_text'
  | 'end_text'
  | 'label'
  | 'alt'
  | 'unit'
  | 'na_label'

type TextRef = { place: TextPlace; field: TextField }

/** A text that is blank in `language` and not in the other. */
export type MissingText = TextRef & { language: Language }

/** A text in both languages. `key`: the same in every version of the survey. */
export type TextPair = TextRef & { key: string; en: string; ko: string }

/** Default titles of the editor, which need no translation. */
const unwritten: readonly string[] = ['Untitled Survey', 'New Section', 'New Question', 'Option']

/** All translatable texts of a survey, in document order. */
export const textPairs = (survey: SurveyBody): TextPair[] => [...ownPairs(survey), ...survey.sections.flatMap(pairsInSection)]

function ownPairs(survey: SurveyBody): TextPair[] {
  const own = (field: 'title' | 'description' | 'footer_html' | 'closed_text' | 'thanks_text') =>
    pairOf({ kind: 'survey' }, field, survey[field], survey[`${field}_ko`])
  return [own('title'), own('description'), own('footer_html'), own('closed_text'), own('thanks_text')]
}

function pairsInSection(section: Section): TextPair[] {
  const place = { kind: 'section', id: section.id } as const
  return [
    pairOf(place, 'title', section.title, section.title_ko),
    pairOf(place, 'description', section.description, section.description_ko),
    // Without an end, its text is never shown.
    ...(section.ends_if ? [pairOf(place, 'end_text', section.end_text, section.end_text_ko)] : []),
    ...section.questions.flatMap(pairsInQuestion),
  ]
}

function pairsInQuestion(question: Question): TextPair[] {
  const { id, title, title_ko, description, description_ko, type } = question
  const place = { kind: 'question', id } as const
  const rows = kinds[type].unansweredRows ? (question.rows ?? []) : []
  const inside = { question_id: id } as const
  return [
    pairOf(place, 'title', title, title_ko),
    pairOf(place, 'description', description, description_ko),
    ...(definedKinds[type]?.texts?.(question) ?? []).map(({ field, index, en, ko }) =>
      pairOf(index === undefined ? place : { kind: 'point', ...inside, index }, field, en, ko),
    ),
    ...rows.map(({ id: row, label, label_ko }, index) => pairOf({ kind: 'row', ...inside, index }, 'label', label, label_ko, row)),
    ...shownChoices(question).map(({ id: choice, value, label, label_ko }, index) =>
      pairOf({ kind: 'choice', ...inside, index }, 'label', label, label_ko, choice ?? value),
    ),
    ...question.media.map(({ url, alt, alt_ko }, index) => pairOf({ kind: 'media', ...inside, index }, 'alt', alt, alt_ko, url)),
  ]
}

/** `item`: identifies a choice, row or media in every version; the index for points. */
function pairOf(place: TextPlace, field: TextField, en: string | undefined, ko: string | undefined, item?: string): TextPair {
  const owner = place.kind === 'survey' ? '' : 'id' in place ? place.id : `${place.question_id} ${item ?? place.index}`
  return { key: `${place.kind} ${owner} ${field}`, place, field, en: en ?? '', ko: ko ?? '' }
}

/** The untranslated texts of a survey, in document order. Empty for a survey in one language. */
export function missingTexts(survey: SurveyBody): MissingText[] {
  const found = [...ownPairs(survey).flatMap(missing), ...survey.sections.flatMap(missingInSection)]
  return found.filter(({ language }) => isWrittenIn(survey, language))
}

/** Whether respondents read a survey in a language. */
export const isWrittenIn = ({ languages = 'both' }: Pick<SurveyBody, 'languages'>, language: Language): boolean =>
  languages === 'both' || languages === language

const bySection = new WeakMap<Section, MissingText[]>()

/** Cached by section object: an edit replaces only the sections that it changes. */
export const missingInSection = (section: Section): MissingText[] => cached(bySection, section, pairsInSection)

const byQuestion = new WeakMap<Question, MissingText[]>()

export const missingInQuestion = (question: Question): MissingText[] => cached(byQuestion, question, pairsInQuestion)

function cached<Part extends object>(known: WeakMap<Part, MissingText[]>, part: Part, pairsIn: (part: Part) => TextPair[]): MissingText[] {
  const found = known.get(part) ?? pairsIn(part).flatMap(missing)
  known.set(part, found)
  return found
}

function missing({ place, field, en, ko }: TextPair): MissingText[] {
  const hasEnglish = isWritten(en)
  if (hasEnglish === isWritten(ko)) return []
  return [{ place, field, language: hasEnglish ? 'ko' : 'en' }]
}

const isWritten = (text: string) => !isBlank(text) && !unwritten.includes(text.trim())
