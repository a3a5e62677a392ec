import { isMultiChoiceType } from '#shared/survey/questionTypes.ts'
import { sheetColumns } from './cells/cell.ts'
import type { ExportedQuestion } from './exportedQuestions.ts'

/** The ids of the columns before the answers. */
export const leadingIds = ['row', 'created_at', 'updated_at', 'language', 'signed_in', 'source', 'job', 'age', 'gender', 'country'] as const

/** The indexes of the leading columns with moments, from 0. */
export const momentColumns = [leadingIds.indexOf('created_at'), leadingIds.indexOf('updated_at')]

/** Which questions have a column, and which of them also a 0/1 column for each choice, within the sheet's limit of columns. */
export type ColumnPlan = {
  questions: ExportedQuestion[]
  flagged: ReadonlySet<ExportedQuestion>
  flagsLeftOut: ExportedQuestion[]
  columnsLeftOut: ExportedQuestion[]
}

/** Plans the columns. If there are too many, the 0/1 columns of the questions with the most choices are left out first, then the last questions. */
export function planColumns(all: ExportedQuestion[], most: number = sheetColumns): ColumnPlan {
  const room = most - leadingIds.length
  const questions = all.slice(0, room)
  const bySize = questions.filter(({ type }) => isMultiChoiceType(type)).sort((a, b) => a.choices.length - b.choices.length)
  const flagged = new Set<ExportedQuestion>()
  let used = questions.length
  for (const question of bySize) {
    used += question.choices.length
    if (used > room) break
    flagged.add(question)
  }
  return {
    questions,
    flagged,
    flagsLeftOut: questions.filter((question) => isMultiChoiceType(question.type) && !flagged.has(question)),
    columnsLeftOut: all.slice(room),
  }
}
