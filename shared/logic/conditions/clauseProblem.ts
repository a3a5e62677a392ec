import { prepareClause } from '../../branching/conditions/clause.ts'
import { clauseKindOf, type ClauseKind } from '../../branching/conditions/clauseKinds.ts'
import { conditionIndex } from '../../branching/conditions/conditionIndex.ts'
import { ruleIndex } from '../../branching/ruleIndex.ts'
import { entries, type ClauseFields, type SurveyFields } from '../../branching/surveyFields.ts'
import { isString } from '../../kinds/choice.ts'

/** The owner of a condition. `part`: which of a section's two conditions, `show_if` by default. */
export type ConditionPlace = { kind: 'section' | 'question'; id: string; part?: 'show_if' | 'ends_if' }

/** Why a clause cannot be evaluated and is ignored. */
export type ClauseProblem =
  | { code: 'no_subject' | 'two_subjects' }
  | { code: 'unknown_field'; field: string }
  | { code: 'unknown_question'; question_id: string }
  /** The question is the condition's owner or a later one; for a section's `show_if`, also one in the section. */
  | { code: 'not_earlier'; question_id: string }
  /** The question's type does not support the op, or the op is unknown. A note supports none. */
  | { code: 'op_not_read'; question_id?: string | undefined }
  | { code: 'unknown_row'; question_id?: string | undefined; row: string }
  /** No present or former choice has these values; [] for a clause without values. */
  | { code: 'no_known_value'; values: string[] }
  | { code: 'no_bound' | 'invalid_bound' | 'bounds_reversed' }

const isGiven = (bound: unknown) => bound !== null && bound !== undefined

/** Why evaluation ignores a clause of the condition at `place`; undefined if it does not. Takes drafts. */
export function clauseProblem(survey: SurveyFields, place: ConditionPlace, clause: ClauseFields): ClauseProblem | undefined {
  const readable = readableAt(survey, place)
  const isJudged = (changes: ClauseFields = {}) => prepareClause({ ...clause, ...changes }, readable) !== undefined
  if (isJudged()) return undefined

  const { question_id, field, row, op, from, to } = clause
  if (isString(question_id) === isString(field)) return { code: isString(field) ? 'two_subjects' : 'no_subject' }
  if (isString(field)) {
    if (!readable.isField(field)) return { code: 'unknown_field', field }
    if (isString(row)) return { code: 'unknown_row', row }
  }
  const asked = isString(question_id) ? readable.question(question_id) : undefined
  if (isString(question_id) && !asked)
    return { code: everyQuestionId(survey).has(question_id) ? 'not_earlier' : 'unknown_question', question_id }

  const kind = clauseKindOf(asked?.fields.type)
  if (asked && kind && isString(row) && !kind.rows?.(asked.fields).includes(row)) return { code: 'unknown_row', question_id: asked.id, row }
  if (asked ? !opsOf(asked.fields.type).includes(op!) : !fieldOps.includes(op!)) return { code: 'op_not_read', question_id: asked?.id }
  if (op === 'any_of' || op === 'none_of') return { code: 'no_known_value', values: entries(clause.values).filter(isString) }
  if (!isGiven(from) && !isGiven(to)) return { code: 'no_bound' }
  return { code: isJudged({ from: null }) && isJudged({ to: null }) ? 'bounds_reversed' : 'invalid_bound' }
}

/** The ops that a clause on a link field may have. */
export const fieldOps: readonly string[] = ['any_of', 'none_of', 'answered', 'unanswered']

/** The ops that a clause on a question of this type may have; none for a note and an unknown type. */
export const opsOf = (type: unknown): string[] => opsOfKind(clauseKindOf(type))

const opsOfKind = (kind: ClauseKind | undefined): string[] =>
  kind ? [...(kind.chosen ? ['any_of', 'none_of'] : []), ...(kind.isBound ? ['between', 'outside'] : []), 'answered', 'unanswered'] : []

const everyQuestionId = (survey: SurveyFields) =>
  new Set(ruleIndex(survey).sections.flatMap(({ questions }) => questions.map(({ id }) => id)))

function readableAt(survey: SurveyFields, { kind, id, part }: ConditionPlace) {
  const index = ruleIndex(survey)
  const { readable } = conditionIndex(survey, index)
  if (kind === 'section') {
    const section = index.sections.find((one) => one.id === id)
    if (section) return part === 'ends_if' ? readable.end(section) : readable.section(section)
  }
  const question = index.sections.flatMap(({ questions }) => questions).find((one) => one.id === id)
  return question ? readable.question(question) : readable.anywhere
}
