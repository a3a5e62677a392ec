import { isObject, isUnsaid, normalizeChoice, type WithChoices } from '../choice.ts'
import { isFile } from '../files.ts'

/** The answer to a matrix: the value of the chosen column by the row's id. Read it by `rowAnswer`, since a row's id may be `__proto__`. */
export type RowAnswers = { readonly [row: string]: string }

export type WithRows = WithChoices & { rows?: readonly { id: string }[] | undefined }

/** Whether a value has the shape of an answer to a matrix. The values of its rows may have any shape. */
export const isRowAnswers = (value: unknown): value is RowAnswers => isObject(value) && !isFile(value)

/** The value of a row in an answer; undefined for none. */
export const rowAnswer = (value: unknown, row: string): unknown =>
  isRowAnswers(value) && Object.hasOwn(value, row) && !isUnsaid(value[row]) ? value[row] : undefined

/** All values of an answer: the single one, or those of a list or of rows. */
export const valuesOf = (value: unknown): unknown[] => (isRowAnswers(value) ? Object.values(value) : [value].flat())

/** The ids of the rows without an answer. */
export const unansweredRows = ({ rows = [] }: WithRows, value: unknown): string[] =>
  rows.flatMap(({ id }) => (rowAnswer(value, id) === undefined ? [id] : []))

/** The answers of present rows only, in their order, with the present values of renamed columns. */
export const normalizeRows = (question: WithRows, value: unknown): unknown =>
  isRowAnswers(value)
    ? Object.fromEntries(
        (question.rows ?? []).flatMap(({ id }) => {
          const answer = rowAnswer(value, id)
          return answer === undefined ? [] : [[id, normalizeChoice(question, answer)]]
        }),
      )
    : value
