import type { ShownLine } from '#shared/logic/conditions/shownTo.ts'
import type { Results } from '#shared/responses/results.ts'
import { takesAnswer } from '#shared/kinds/kinds.ts'
import { questionNumbers } from '#shared/survey/questionNumbers.ts'
import type { Row } from '#shared/survey/survey.ts'
import type { Question, Section, Survey } from '#shared/survey/survey.ts'

export type Counts = Results['questions'][number]
/** A question with its number, such as 2.3, and its counts. `question` is null if no loaded version has it. */
export type NumberedQuestion = {
  id: string
  number: string
  question: Question | null
  counts: Counts
  /** To how many its section was shown; absent for a deleted question. */
  sectionShown?: number
  /** Its own requirements besides those of its section, in words. */
  shownIf?: readonly ShownLine[] | undefined
  /** In the report, its main finding. */
  sentence?: string | null
  /** For a question with rows: the present ones, then deleted ones of earlier versions. */
  rows?: Row[]
}
export type NumberedSection = { id: string; number: string; section: Section; shown: number; questions: NumberedQuestion[] }

const noCounts = ({ id, type }: Question): Counts => ({ id, type, shown: 0, answered: 0 })

/** `deleted`: questions with counts that only `earlier` versions have, numbered 0.1, 0.2 and so on. */
export function numberQuestions(
  survey: Pick<Survey, 'sections'>,
  results: Pick<Results, 'sections' | 'questions'>,
  earlier: readonly Pick<Survey, 'sections'>[] = [],
): { sections: NumberedSection[]; deleted: NumberedQuestion[] } {
  const past = earlier.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions))
  const withRows = (item: NumberedQuestion): NumberedQuestion => {
    if (!item.counts.rows) return item
    const known = [item.question, ...past.filter(({ id }) => id === item.id)].flatMap((question) => question?.rows ?? [])
    return { ...item, rows: [...new Map(known.toReversed().map((row) => [row.id, row])).values()].toReversed() }
  }
  const shown = new Map(results.sections.map((section) => [section.id, section.shown]))
  const counts = new Map(results.questions.map((question) => [question.id, question]))
  const numbers = questionNumbers(survey.sections)
  const sections = survey.sections.map((section, index) => {
    const sectionShown = shown.get(section.id) ?? 0
    const questions = section.questions.filter(takesAnswer).map((question) =>
      withRows({
        id: question.id,
        number: numbers.get(question.id)!,
        question,
        counts: counts.get(question.id) ?? noCounts(question),
        sectionShown,
      }),
    )
    return { id: section.id, number: `${index + 1}`, section, shown: sectionShown, questions }
  })
  const present = new Set(sections.flatMap(({ questions }) => questions.map(({ id }) => id)))
  const gone = results.questions.filter(({ id, shown }) => !present.has(id) && shown > 0)
  const deleted = gone.map((found, at) =>
    withRows({
      id: found.id,
      number: `0.${at + 1}`,
      question: past.find(({ id }) => id === found.id) ?? null,
      counts: found,
    }),
  )
  return { sections, deleted }
}
