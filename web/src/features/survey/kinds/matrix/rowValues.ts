import type { AnswerValue } from '#shared/kinds/kinds.ts'
import { isRowAnswers, normalizeRows, rowAnswer, type RowAnswers } from '#shared/kinds/rows/rowAnswers.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { EarlyInput } from '../../../../lib/hydration/earlyInput.ts'
import type { AnswerStore } from '../../answers/answerStore.ts'
import { rowControl } from '../../answers/controls.ts'

/** The answer with the column `choice` (a value) in a row, or none; undefined when no row has one. In the order of the rows, as it is stored. */
export function withRow(
  question: Question,
  value: AnswerValue | undefined,
  row: string,
  choice: string | undefined,
): RowAnswers | undefined {
  const entries: [string, string][] = isRowAnswers(value) ? Object.entries(value).filter(([id]) => id !== row) : []
  const given = Object.fromEntries(choice === undefined ? entries : [...entries, [row, choice] as const])
  const next = normalizeRows(question, given) as RowAnswers
  return Object.keys(next).length > 0 ? next : undefined
}

/** How many rows of a question have an answer. */
export const answeredRows = ({ rows = [] }: Question, value: AnswerValue | undefined): number =>
  rows.filter(({ id }) => rowAnswer(value, id) !== undefined).length

/** Enters the input in rows from before the page's script ran into the store. */
export function enterRows(store: AnswerStore, question: Question, typed: EarlyInput): void {
  for (const { id } of question.rows ?? []) {
    const chosen = typed.get(rowControl(question.id, id))
    if (chosen) store.answer(question.id, withRow(question, store.value(question.id), id, chosen.at(-1)))
  }
}
