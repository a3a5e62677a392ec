import { questionNumbers } from '#shared/survey/questionNumbers.ts'
import type { Question, Section, SurveyBody } from '#shared/survey/survey.ts'

/** `number`: as displayed, "3" for a section and "3.2" for a question, '' for a note. */
export type SectionPlace = { section: Section; index: number; number: string }
export type QuestionPlace = { question: Question; section: Section; index: number; number: string }
type SurveyIndex = { sections: ReadonlyMap<string, SectionPlace>; questions: ReadonlyMap<string, QuestionPlace> }

const indexes = new WeakMap<readonly Section[], SurveyIndex>()

/** Sections and questions with their positions, by id. Cached per array of sections. */
export function surveyIndex({ sections }: Pick<SurveyBody, 'sections'>): SurveyIndex {
  const known = indexes.get(sections)
  if (known) return known
  const numbers = questionNumbers(sections)
  const index = {
    sections: new Map(sections.map((section, at) => [section.id, { section, index: at, number: `${at + 1}` }])),
    questions: new Map(
      sections.flatMap((section) =>
        section.questions.map(
          (question, on) => [question.id, { question, section, index: on, number: numbers.get(question.id)! }] as const,
        ),
      ),
    ),
  }
  indexes.set(sections, index)
  return index
}
