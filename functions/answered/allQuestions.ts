import { kinds } from '#shared/kinds/kinds.ts'
import type { Row } from '#shared/survey/survey.ts'
import type { Choice, Question } from '#shared/survey/survey.ts'
import type { Definition } from '../data/surveys/definitions.ts'

export type AnyChoice = Choice & { deleted: boolean }

/** A present or deleted row. */
export type AnyRow = Row & { deleted: boolean }

/** A present or deleted question. */
export type AnyQuestion = Omit<Question, 'choices' | 'rows'> & {
  section: { title: string; title_ko: string }
  deleted: boolean
  /** The present choices, then the deleted ones; no value twice. */
  choices: AnyChoice[]
  /** For a question with rows: the present ones, then the deleted ones. */
  rows?: AnyRow[]
}

/** All questions that a survey's responses may answer: the present ones in document order, then the deleted ones. */
export function allQuestions(survey: Definition): AnyQuestion[] {
  const retiredChoices = Map.groupBy(survey.retired_choices, ({ question_id }) => question_id)
  const retiredRows = Map.groupBy(survey.retired_rows ?? [], ({ question_id }) => question_id)
  const withChoices = ({ rows, ...question }: Question, section: AnyQuestion['section'], deleted: boolean): AnyQuestion => {
    const values = new Set(question.choices.flatMap(({ value, aliases }) => [value, ...aliases]))
    const gone = (retiredChoices.get(question.id) ?? []).filter(({ choice }) => !values.has(choice.value))
    const choices = [
      ...question.choices.map((choice) => ({ ...choice, deleted: false })),
      ...gone.map(({ choice }) => ({ ...choice, deleted: true })),
    ]
    const allRows = kinds[question.type].unansweredRows && {
      rows: [
        ...(rows ?? []).map((row) => ({ ...row, deleted: false })),
        ...(retiredRows.get(question.id) ?? []).map(({ row }) => ({ ...row, deleted: true })),
      ],
    }
    return { ...question, section, deleted, choices: firstOfEach(choices, ({ value }) => value), ...allRows }
  }
  return firstOfEach(
    [
      ...survey.sections.flatMap((section) => section.questions.map((question) => withChoices(question, section, false))),
      ...survey.retired_questions.map(({ question, section_title: title, section_title_ko: title_ko }) =>
        withChoices(question, { title, title_ko }, true),
      ),
    ],
    ({ id }) => id,
  )
}

const firstOfEach = <T>(list: T[], key: (item: T) => string): T[] => [...Map.groupBy(list, key).values()].map((same) => same[0]!)
