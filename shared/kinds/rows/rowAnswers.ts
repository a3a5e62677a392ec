import { isUnsaid, normalizeChoice, type WithChoices } from '../choice.ts'
import { isFile } from '../files.ts'

/** The answer to a matrix: by a row's id, the value of its chosen column. Read it by `rowAnswer`: `__proto__` is an id like any other. */
export type RowAnswers = { readonly [row: string]: string }

export type WithRows = WithChoices & { rows?: readonly { id: string }[] | undefined }

/** Whether a value has the shape of an answer to a matrix. What its rows have, may be of any shape. */
export const isRowAnswers = (value: unknown): value is RowAnswers =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isFile(value)

/** What a value has for a row; undefined for none. */
export const rowAnswer = (value: unknown, row: string): unknown =>
  isRowAnswers(value) && Object.hasOwn(value, row) && !isUnsaid(value[row]) ? value[row] : undefined

/** The values of an answer: one, those of a list, or of rows. */
export const valuesOf = (value: unknown): unknown[] => (isRowAnswers(value) ? Object.values(value) : [value].flat())

/** The ids of the rows without an answer. */
export const unansweredRows = ({ rows = [] }: WithRows, value: unknown): string[] =>
  rows.flatMap(({ id }) => (rowAnswer(value, id) === undefined ? [id] : []))

/** The answers of the present rows alone, in their order, with the present values of columns that were renamed. */
export const normalizeRows = (question: WithRows, value: unknown): unknown =>
  isRowAnswers(value)
    ? Object.fromEntries(
        (question.rows ?? []).flatMap(({ id }) => {
          const answer = rowAnswer(value, id)
          return answer === undefined ? [] : [[id, normalizeChoice(question, answer)]]
        }),
      )
    : value
