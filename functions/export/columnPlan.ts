import type { AnyQuestion } from '../answered/allQuestions.ts'
import { exportedKinds } from './kinds/exportedKinds.ts'

/** The ids of the columns before the answers. */
export const leadingIds = ['row', 'created_at', 'updated_at', 'language', 'signed_in', 'source', 'job', 'age', 'gender', 'country'] as const

/** The indexes of the leading columns with moments, from 0. */
export const momentColumns = [leadingIds.indexOf('created_at'), leadingIds.indexOf('updated_at')]

/** Which questions have a column, and which of them also a 0/1 column for each choice, within the sheet's limit of columns. */
export type ColumnPlan = {
  questions: AnyQuestion[]
  flagged: ReadonlySet<AnyQuestion>
  flagsLeftOut: AnyQuestion[]
  columnsLeftOut: AnyQuestion[]
}

/** Plans at most `most` columns. If there are more, the 0/1 columns of the questions with the most choices are left out first, then the last questions. */
export function planColumns(all: AnyQuestion[], most: number): ColumnPlan {
  const room = most - leadingIds.length
  const questions = all.slice(0, room)
  const flaggable = questions.filter(({ type }) => exportedKinds[type].isFlagged)
  const bySize = [...flaggable].sort((a, b) => a.choices.length - b.choices.length)
  const flagged = new Set<AnyQuestion>()
  let used = questions.length
  for (const question of bySize) {
    used += question.choices.length
    if (used > room) break
    flagged.add(question)
  }
  return {
    questions,
    flagged,
    flagsLeftOut: flaggable.filter((question) => !flagged.has(question)),
    columnsLeftOut: all.slice(room),
  }
}

/** The ids of the columns of Coded and CSV: a flagged question is followed by a column for each choice. */
export const codedIds = ({ questions, flagged }: ColumnPlan): string[] => [
  ...leadingIds,
  ...questions.flatMap((question) => [
    question.id,
    ...(flagged.has(question) ? question.choices.map(({ value }) => `${question.id}/${value}`) : []),
  ]),
]
