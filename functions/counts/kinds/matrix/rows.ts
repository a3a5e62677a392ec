import { findChoice, isString } from '#shared/kinds/choice.ts'
import { isRowAnswers } from '#shared/kinds/rows/rowAnswers.ts'
import type { Question } from '#shared/survey/survey.ts'

/**
 * The names of an answer with rows: `rows QUESTION`, and for each row `cell QUESTION ROW CHOICE`, by the ids of row and choice. `=value` is a choice
 * that the version does not have.
 */
export function rowNames({ id, choices }: Pick<Question, 'id' | 'choices'>, value: unknown): string[] {
  if (!isRowAnswers(value)) return []
  const answers: [row: string, answer: unknown][] = Object.entries(value)
  const cells = answers.flatMap(([row, answer]) =>
    isString(answer) && answer !== '' ? [`${cellPrefix(id, row)}${findChoice(choices, answer)?.id ?? `=${answer}`}`] : [],
  )
  return cells.length > 0 ? [`rows ${id}`, ...cells] : []
}

/** The beginning of the names that count the choices of a row. */
export const cellPrefix = (questionId: string, row: string): string => `cell ${questionId} ${row} `
