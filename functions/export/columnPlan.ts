import { textEntryOf } from '#shared/kinds/textEntry.ts'
import type { AnyChoice, AnyQuestion, AnyRow } from '../answered/allQuestions.ts'
import { takesAnswer } from '#shared/kinds/kinds.ts'
import { rankCountOf } from '#shared/kinds/choice.ts'
import type { Definition } from '../data/surveys/definitions.ts'
import { exportedKinds } from './kinds/exportedKinds.ts'
import { ownColumnIds, type OwnColumnId } from './ownColumns.ts'

/** The ids of the first columns before the answers; those of ownColumns.ts follow. */
const leadingIds = ['row', 'created_at', 'updated_at', 'language', 'signed_in', 'source', 'job', 'age', 'gender', 'country'] as const
type LeadingId = (typeof leadingIds)[number] | OwnColumnId

export const leadingIdsOf = (survey: Definition): readonly LeadingId[] => [...leadingIds, ...ownColumnIds(survey)]

/** Whether a column is one that only some surveys have. */
export const isOwnColumn = (id: LeadingId): id is OwnColumnId => !leadingIds.some((one) => one === id)

/** The indexes of the leading columns with moments, from 0. */
export const momentColumns = [leadingIds.indexOf('created_at'), leadingIds.indexOf('updated_at')]

/** A column of answers: of a question, of one of its rows, or (only on Responses) of a place in its ranking, from 1. */
export type AnswerColumn = { question: AnyQuestion; row?: AnyRow; place?: number }

/** The columns of a question's answers on Responses. */
export function columnsOf(question: AnyQuestion): AnswerColumn[] {
  if (exportedKinds[question.type].hasPlaces)
    return Array.from({ length: rankCountOf(question).max }, (_, at) => ({ question, place: at + 1 }))
  return question.rows?.map((row) => ({ question, row })) ?? [{ question }]
}

/** The same on Coded, without columns of single choices: a ranking has only those. */
export const codedColumnsOf = (question: AnyQuestion): AnswerColumn[] => (exportedKinds[question.type].hasPlaces ? [] : columnsOf(question))

/** The choices of a question that each have a column on Coded: 0 or 1 if the question is `flagged`, or the choice's place in a ranking. */
export const choiceColumnsOf = (question: AnyQuestion, flagged: ReadonlySet<AnyQuestion>): AnyChoice[] =>
  flagged.has(question) || exportedKinds[question.type].hasPlaces ? question.choices : []

/** The id of a column. */
export const columnId = ({ question, row, place }: AnswerColumn): string =>
  row ? `${question.id}/${row.id}` : place ? `${question.id}/${place}` : question.id

/**
 * The columns within the sheet's limit. `questions` have columns, `flagged` ones also a 0/1 column for each choice, and those of `entries` one for
 * the texts of a choice.
 */
export type ColumnPlan = {
  leading: readonly LeadingId[]
  questions: AnyQuestion[]
  entries: ReadonlyMap<AnyQuestion, AnyChoice>
  flagged: ReadonlySet<AnyQuestion>
  flagsLeftOut: AnyQuestion[]
  columnsLeftOut: AnyQuestion[]
}

/** Plans at most `most` columns. If there are more, the 0/1 columns of the questions with the most choices are left out first, then the last questions. */
export function planColumns(asked: AnyQuestion[], most: number, leading: readonly LeadingId[] = leadingIds): ColumnPlan {
  const all = asked.filter(takesAnswer)
  const room = most - leading.length
  const entries = new Map(all.flatMap((question) => pairsOf(question, textEntryOf(question))))
  const questions: AnyQuestion[] = []
  let used = 0
  for (const question of all) {
    const coded = codedColumnsOf(question).length + choiceColumnsOf(question, new Set()).length
    const columns = Math.max(columnsOf(question).length, coded) + (entries.has(question) ? 1 : 0)
    if (used + columns > room) break
    used += columns
    questions.push(question)
  }
  const flaggable = questions.filter(({ type }) => exportedKinds[type].isFlagged)
  const bySize = [...flaggable].sort((a, b) => a.choices.length - b.choices.length)
  const flagged = new Set<AnyQuestion>()
  for (const question of bySize) {
    used += question.choices.length
    if (used > room) break
    flagged.add(question)
  }
  return {
    leading,
    questions,
    entries,
    flagged,
    flagsLeftOut: flaggable.filter((question) => !flagged.has(question)),
    columnsLeftOut: all.slice(questions.length),
  }
}

const pairsOf = (question: AnyQuestion, choice: AnyChoice | undefined) => (choice ? [[question, choice] as const] : [])

/** The id of the column with the texts of a question's choice. */
export const textColumn = (questionId: string): string => `${questionId}/text`

/** The ids of the columns of Coded and CSV: a flagged question is followed by a column for each choice, and then the texts of one of them. */
export const codedIds = ({ leading, questions, entries, flagged }: ColumnPlan): string[] => [
  ...leading,
  ...questions.flatMap((question) => [
    ...codedColumnsOf(question).map(columnId),
    ...choiceColumnsOf(question, flagged).map(({ value }) => `${question.id}/${value}`),
    ...(entries.has(question) ? [textColumn(question.id)] : []),
  ]),
]
