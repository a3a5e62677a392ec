import * as v from 'valibot'
import { arrayOf, ifGiven, list, objectOf, text } from '../fields.ts'
import { limits } from '../limits.ts'

const ops = ['any_of', 'none_of', 'between', 'outside', 'answered', 'unanswered'] as const
export type Op = (typeof ops)[number]

/** A bound of a number or a scale, or the text of a date. */
const bound = ifGiven(v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(limits.id))]))

/** Tests a question, possibly one row of a matrix, or a field of the link. */
const clause = objectOf({
  question_id: ifGiven(text(limits.id)),
  row: ifGiven(text(limits.id)),
  field: ifGiven(text(limits.id)),
  op: v.picklist(ops),
  values: ifGiven(arrayOf(text(limits.choiceLabel), limits.clauseValues)),
  from: bound,
  to: bound,
})
export type Clause = v.InferOutput<typeof clause>

const given = objectOf({ match: v.nullish(v.picklist(['all', 'any']), 'all'), clauses: list(clause, limits.clauses) })
export type Condition = v.InferOutput<typeof given>

/** `show_if` and `ends_if`; absent without clauses. */
export const condition = v.optional(
  v.pipe(
    v.nullable(given),
    v.transform((found) => (found && found.clauses.length > 0 ? found : undefined)),
  ),
)
