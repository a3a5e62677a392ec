import { isString } from '../../kinds/choice.ts'
import type { PlacedQuestion } from '../surveyDocument.ts'
import { entries, type ClauseFields, type QuestionFields } from '../surveyFields.ts'
import { clauseKindOf, type ClauseKind } from './clauseKinds.ts'

type Holds = (value: unknown) => boolean

/** A clause that can be evaluated, by the answer to a question or by a field of the link. `undefined`: no answer. */
export type Clause = ({ question: PlacedQuestion } | { field: string }) & { holds: Holds }

/** The questions and link fields that a clause may read. */
export type Readable = {
  /** The question with that id; undefined if it comes after the clause's owner. */
  question(id: string): PlacedQuestion | undefined
  isField(name: string): boolean
}

/** Prepares a clause for evaluation; undefined for one that cannot be evaluated. */
export function prepareClause(fields: ClauseFields, readable: Readable): Clause | undefined {
  const { question_id, field } = fields
  if (isString(field)) {
    if (isString(question_id) || isString(fields.row) || !readable.isField(field)) return undefined
    const holds = holdsFor(fields, {}, linkField, [])
    return holds && { field, holds }
  }
  const question = isString(question_id) ? readable.question(question_id) : undefined
  const kind = clauseKindOf(question?.fields.type)
  if (!question || !kind) return undefined
  const present = kind.rows?.(question.fields) ?? []
  const rows = isString(fields.row) ? present.filter((id) => id === fields.row) : present
  if (isString(fields.row) && rows.length === 0) return undefined
  const holds = holdsFor(fields, question.fields, kind, rows)
  return holds && { question, holds }
}

/** Only called for values that are not blank: a blank one is undefined. */
const linkField: ClauseKind = { isAnswered: (value) => value !== undefined, chosen: (value) => [value], named: (_, value) => value }

function holdsFor(fields: ClauseFields, question: QuestionFields, kind: ClauseKind, rows: readonly string[]): Holds | undefined {
  const isAnswered: Holds = (value) => kind.isAnswered(value, rows)
  switch (fields.op) {
    case 'answered':
      return isAnswered
    case 'unanswered':
      return (value) => !isAnswered(value)
    case 'any_of':
    case 'none_of': {
      const { chosen, named } = kind
      const values = new Set<unknown>(entries(fields.values).flatMap((value) => (isString(value) ? (named?.(question, value) ?? []) : [])))
      if (!chosen || values.size === 0) return undefined
      const anyOf: Holds = (value) => isAnswered(value) && chosen(value, rows).some((one) => values.has(one))
      return fields.op === 'any_of' ? anyOf : (value) => !anyOf(value)
    }
    case 'between':
    case 'outside':
      return isString(fields.row) ? undefined : compares(fields, question, kind)
    default:
      return undefined
  }
}

const isBefore = (one: unknown, other: unknown) => (one as number | string) < (other as number | string)

function compares({ op, from, to }: ClauseFields, question: QuestionFields, { isAnswered, isBound }: ClauseKind): Holds | undefined {
  const [isFrom, isTo] = [from, to].map((end) => end !== null && end !== undefined)
  if (!isBound || (!isFrom && !isTo)) return undefined
  if ((isFrom && !isBound(question, from)) || (isTo && !isBound(question, to))) return undefined
  if (isFrom && isTo && isBefore(to, from)) return undefined
  const isWithin: Holds = (value) => !(isFrom && isBefore(value, from)) && !(isTo && isBefore(to, value))
  // "na" is an answer but not a number: it is neither within the bounds nor outside.
  const isComparable: Holds = (value) => isAnswered(value, []) && typeof value === typeof (from ?? to)
  return (value) => isComparable(value) && isWithin(value) === (op === 'between')
}
