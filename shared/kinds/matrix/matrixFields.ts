import * as v from 'valibot'
import { arrayOf, id, line } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { firstRepeated } from '../firstRepeated.ts'

const row = v.object({
  id,
  label: line(limits.choiceLabel),
  label_ko: line(limits.choiceLabel),
  /** Reserved. */
  code: v.optional(v.pipe(v.number(), v.integer())),
})
export type Row = v.InferOutput<typeof row>

/** The rows of a matrix, whose columns are the question's choices. */
export const rows = arrayOf(row, limits.rows)

type Fields = { type: string; rows?: Row[] | undefined; choices: readonly { value: string }[] }

/** The first place where a matrix is not whole, by its path in the question, and the code of what is wrong. */
export function matrixProblems({ rows = [], choices }: Fields): { path: (string | number)[]; code: string }[] {
  if (rows.length === 0) return [{ path: ['rows'], code: 'too_few_rows' }]
  if (choices.length < limits.columnsMin) return [{ path: ['choices'], code: 'too_few_columns' }]
  if (choices.length > limits.columns) return [{ path: ['choices'], code: 'too_many_columns' }]
  const row = firstRepeated(rows.map((one) => one.id))
  if (row !== undefined) return [{ path: ['rows', row, 'id'], code: 'duplicate_row_id' }]
  const choice = firstRepeated(choices.map(({ value }) => value))
  return choice === undefined ? [] : [{ path: ['choices', choice, 'value'], code: 'duplicate_choice_value' }]
}

/** The number of a survey's matrix cells. */
export const cellCount = (questions: readonly Fields[]): number =>
  questions.reduce((sum, { type, rows = [], choices }) => sum + (type === 'matrix' ? rows.length * choices.length : 0), 0)
