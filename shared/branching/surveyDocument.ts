import { Positions } from './positions.ts'
import { entries, type QuestionFields, type SectionFields, type SurveyFields } from './surveyFields.ts'

/** The sections and questions that a gateway or one of its rules selects. */
export type Targets = { sections: Positions; questions: Positions }

/** The ids of what shows. `ended_by`: the section whose `ends_if` held, after which nothing shows. */
export type Visible = { sections: Set<string>; questions: Set<string>; ended_by?: string }

/** A question and its place: `position` among all questions, `section` among the sections. */
export type PlacedQuestion = { id: string; position: number; section: number; fields: QuestionFields }

export type PlacedSection = { id: string; position: number; exempt: boolean; fields: SectionFields; questions: PlacedQuestion[] }

/** The sections of a survey in order, with the targets that rules are made of. */
export type SurveyDocument = {
  sections: PlacedSection[]
  nothing: Targets
  everything: Targets
  /** The targets after a question: later questions and later sections, never its own section. */
  after: (question: PlacedQuestion) => Targets
  /** The targets with these ids. Ids that do not exist are ignored. */
  named: (sectionIds: readonly string[], questionIds: readonly string[]) => Targets
}

/** Ids of sections that branching never hides, whatever `always_show` is. */
export const exemptIds: ReadonlySet<string> = new Set(['consent_roles', 'closing'])

/** Gives every section and question of a survey its position. Parts without an id cannot show and are left out. */
export function placeQuestions(survey: SurveyFields): SurveyDocument {
  let count = 0
  const sections = withId(survey.sections).map((section, position) => ({
    id: section.id,
    position,
    exempt: exemptIds.has(section.id) || section.always_show === true,
    fields: section,
    questions: withId(section.questions).map((fields) => ({ id: fields.id, position: count++, section: position, fields })),
  }))
  const questions = sections.flatMap((section) => section.questions)

  const targets = (someSections: readonly PlacedSection[], someQuestions: readonly PlacedQuestion[]): Targets => ({
    sections: Positions.of(sections.length, someSections),
    questions: Positions.of(questions.length, someQuestions),
  })
  const sectionsById = new Map(sections.map((section) => [section.id, section]))
  const questionsById = new Map(questions.map((question) => [question.id, question]))

  return {
    sections,
    nothing: targets([], []),
    everything: targets(sections, questions),
    after: ({ section, position }) => targets(sections.slice(section + 1), questions.slice(position + 1)),
    named: (sectionIds, questionIds) =>
      targets(
        sectionIds.flatMap((id) => sectionsById.get(id) ?? []),
        questionIds.flatMap((id) => questionsById.get(id) ?? []),
      ),
  }
}

export const unite = (one: Targets, other: Targets): Targets => ({
  sections: one.sections.union(other.sections),
  questions: one.questions.union(other.questions),
})

const withId = <T extends { id?: string | null }>(list: readonly (T | null | undefined)[] | null | undefined) =>
  entries(list).filter((entry): entry is T & { id: string } => typeof entry.id === 'string')
