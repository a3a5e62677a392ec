import * as v from 'valibot'
import { arrayOf, id, ifGiven, ifOn, line, objectOf } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { firstRepeated } from '../firstRepeated.ts'

const row = objectOf({
  id,
  label: line(limits.choiceLabel),
  label_ko: line(limits.choiceLabel),
  /** It keeps its place where rows are shuffled. */
  pinned: ifOn,
  /** Reserved. */
  code: v.optional(v.pipe(v.number(), v.integer())),
})
export type Row = v.InferOutput<typeof row>

type Fields = { rows?: Row[] | undefined; choices: readonly { value: string }[] }

/** The rows of a matrix; its columns are the question's choices. */
export const matrixDefinition = {
  fields: { rows: ifGiven(arrayOf(row, limits.rows)) },
  choices: { least: limits.columnsMin, most: limits.columns, fresh: 5 },
  problems({ rows = [], choices }: Fields) {
    if (rows.length === 0) return [{ path: ['rows'], code: 'too_few_rows' }]
    if (choices.length < limits.columnsMin) return [{ path: ['choices'], code: 'too_few_columns' }]
    if (choices.length > limits.columns) return [{ path: ['choices'], code: 'too_many_columns' }]
    const row = firstRepeated(rows.map((one) => one.id))
    if (row !== undefined) return [{ path: ['rows', row, 'id'], code: 'duplicate_row_id' }]
    const choice = firstRepeated(choices.map(({ value }) => value))
    return choice === undefined ? [] : [{ path: ['choices', choice, 'value'], code: 'duplicate_choice_value' }]
  },
  cells: ({ rows = [], choices }: Fields) => rows.length * choices.length,
}
