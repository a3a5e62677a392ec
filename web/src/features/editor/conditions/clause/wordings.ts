import { fieldOps, opsOf } from '#shared/logic/conditions/clauseProblem.ts'
import type { Clause, Op } from '#shared/survey/condition.ts'

type End = 'from' | 'to'
type Reads = { op: Op; ends?: readonly End[] }

/** An operator in words: "at least" is `between` with one end, "less than" is `outside` with one. */
const wordings = {
  any_of: { op: 'any_of' },
  none_of: { op: 'none_of' },
  at_least: { op: 'between', ends: ['from'] },
  at_most: { op: 'between', ends: ['to'] },
  between: { op: 'between', ends: ['from', 'to'] },
  less: { op: 'outside', ends: ['from'] },
  more: { op: 'outside', ends: ['to'] },
  outside: { op: 'outside', ends: ['from', 'to'] },
  answered: { op: 'answered' },
  unanswered: { op: 'unanswered' },
} satisfies Record<string, Reads>
export type Wording = keyof typeof wordings

const all = Object.keys(wordings) as Wording[]

/** The bounds that a wording has fields for. */
export const endsOf = (wording: Wording): readonly End[] => ('ends' in wordings[wording] ? (wordings[wording] as Required<Reads>).ends : [])

/** Whether a wording compares numbers or dates. */
export const isComparing = (
  wording: Wording,
): wording is Extract<Wording, 'at_least' | 'at_most' | 'between' | 'less' | 'more' | 'outside'> => endsOf(wording).length > 0

/** The wordings for questions of a type, the likeliest first. */
export function wordingsOf(type: unknown): Wording[] {
  const ops = opsOf(type)
  return all.filter((wording) => ops.includes(wordings[wording].op))
}

/** The wordings for a link field. */
export const fieldWordings: readonly Wording[] = all.filter((wording) => fieldOps.includes(wordings[wording].op))

const isGiven = (bound: unknown) => bound !== undefined && bound !== null

/** The wording of a clause. `chosen`: the wording that the admin chose last, whose bounds may still be blank. */
export function wordingOf(clause: Clause, chosen?: Wording): Wording {
  const given = (['from', 'to'] as const).filter((end) => isGiven(clause[end]))
  const fitting = all.filter((wording) => wordings[wording].op === clause.op && given.every((end) => endsOf(wording).includes(end)))
  return chosen && fitting.includes(chosen) ? chosen : fitting[0]!
}

/** The clause in another wording: keeps its subject, and the values and bounds that the wording has. */
export function reworded({ question_id, field, row, values, ...clause }: Clause, wording: Wording): Clause {
  const { op } = wordings[wording]
  const takesValues = op === 'any_of' || op === 'none_of'
  const ends = endsOf(wording)
  const moved = ends.length === 1 ? (clause[ends[0]!] ?? clause.from ?? clause.to) : undefined
  return {
    question_id,
    field,
    row,
    op,
    values: takesValues ? values : undefined,
    from: ends.includes('from') ? (moved ?? clause.from) : undefined,
    to: ends.includes('to') ? (moved ?? clause.to) : undefined,
  }
}

/** A clause on a question of a type, in the likeliest wording. */
export const clauseOn = (question_id: string, type: unknown): Clause => ({
  question_id,
  op: wordings[wordingsOf(type)[0] ?? 'answered'].op,
})

/** A clause on a link field, in the likeliest wording. */
export const clauseOnField = (field: string): Clause => ({ field, op: wordings[fieldWordings[0]!].op })
