import { type Condition, demographicFields, type Where } from '#shared/responses/results.ts'
import { allQuestions } from '../answered/allQuestions.ts'
import { countedKinds } from '../counts/kinds/countedKinds.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { invalidFields } from '../platform/errors.ts'

const fields: ReadonlySet<string> = new Set([
  'created_at',
  'language',
  'source',
  ...demographicFields.map((field) => `demographics.${field}`),
])

export const isNumberRange = (condition: Condition): condition is Extract<Condition, { from?: number }> & { is?: never } =>
  !('is' in condition) && typeof (condition.from ?? condition.to) === 'number'

/** Throws 422 for a condition of a kind that its question does not take: a range of what is no number, or single numbers. */
export function validateWhere(survey: WholeSurvey, where: Where): void {
  if (where.length === 0) return
  const questions = new Map(allQuestions(survey).map((question) => [question.id, question]))
  const errors = where.flatMap((condition, index) => {
    const question = questions.get(condition.of)
    const hasRange = question !== undefined && countedKinds[question.type].hasRange === true
    const isRange = isNumberRange(condition)
    if (isRange === hasRange || (!isRange && fields.has(condition.of))) return []
    const message = isRange ? 'Only a number question takes from and to.' : 'A number question takes from and to.'
    return [{ path: `where.${index}`, code: 'not_allowed', message }]
  })
  if (errors.length > 0) throw invalidFields(errors)
}
