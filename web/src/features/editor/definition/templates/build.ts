import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Clause, Condition } from '#shared/survey/condition.ts'
import type { Choice, Question, Row, Section, SurveyBody } from '#shared/survey/survey.ts'
import { choicesOfSet, type ChoiceSet } from '../../kinds/labels/choiceSets.ts'
import { newChoice } from '../../store/edits/choices.ts'
import { newQuestion } from '../../store/edits/questions.ts'
import { newRow } from '../../store/edits/rows.ts'
import { newSection } from '../../store/edits/sections.ts'
import { newSurvey } from '../../store/newSurvey.ts'

/** A text in English and in Korean. */
type Texts = readonly [english: string, korean: string]

export const ask = (id: string, type: QuestionType, [title, title_ko]: Texts, more: Partial<Question> = {}): Question => ({
  ...newQuestion(type),
  id,
  title,
  title_ko,
  ...more,
})

export const sectionOf = (id: string, [title, title_ko]: Texts, questions: Question[], more: Partial<Section> = {}): Section => ({
  ...newSection(),
  id,
  title,
  title_ko,
  questions,
  ...more,
})

/** An inactive survey, so that the admin reads and changes it before anyone can answer. */
export const surveyOf = ([title, title_ko]: Texts, sections: Section[], more: Partial<SurveyBody> = {}): SurveyBody => ({
  ...newSurvey,
  title,
  title_ko,
  is_active: false,
  sections,
  ...more,
})

/** A rich text of one paragraph in both languages, as the fields `name` and `name_ko`. */
export const paragraph = <Name extends string>(name: Name, [english, korean]: Texts) =>
  ({ [name]: `<p>${english}</p>`, [`${name}_ko`]: `<p>${korean}</p>` }) as Record<Name | `${Name}_ko`, string>

export const options = (...labels: readonly Texts[]): Choice[] => labels.map(([label, label_ko]) => newChoice(label, label_ko))

/** "Other", with a text of its own. */
export const other = (): Choice => ({ ...newChoice('Other (please specify)', '기타(직접 입력)'), text_entry: true })

/** The choices of a ready-made set, such as those of age. */
export const presetChoices = (name: ChoiceSet): Choice[] =>
  choicesOfSet(name).map(({ label, label_ko, value }) => newChoice(label, label_ko, value))

export const rowsOf = (...labels: readonly Texts[]): Row[] => labels.map(([label, label_ko]) => newRow({ label, label_ko }))

/** Holds where all of the clauses do. */
export const when = (...clauses: Clause[]): Condition => ({ match: 'all', clauses })

/** Holds where the question has one of the values as its answer. */
export const isOneOf = (question_id: string, ...values: string[]): Clause => ({ question_id, op: 'any_of', values })
