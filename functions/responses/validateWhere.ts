import { isOfQuestion } from '#shared/responses/asksForScreened.ts'
import type { Condition, Where } from '#shared/responses/results.ts'
import { allQuestions } from '../answered/allQuestions.ts'
import { countedKinds } from '../counts/kinds/countedKinds.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { invalidFields } from '../platform/errors.ts'
import { ownFields } from './ownFields.ts'

/** A range of numbers or dates. */
export type Range = { from?: number | string; to?: number | string }

/** Whether a condition is a range of answers, and not of moments. */
export const isRange = (condition: Condition): condition is Extract<Condition, { of: string } & Range> & { is?: never } =>
  !('is' in condition) && (condition.of !== 'created_at' || isOfQuestion(condition) || typeof (condition.from ?? condition.to) === 'number')

/** Throws 422 for a condition that does not fit its question: a range for a type without ranges, single numbers or dates, or an unknown row. */
export function validateWhere(survey: WholeSurvey, where: Where): void {
  if (where.length === 0) return
  const questions = new Map(allQuestions(survey).map((question) => [question.id, question]))
  const isOwnField = ownFields(survey, (id) => questions.has(id))
  const errors = where.flatMap((condition, index) => {
    const question = 'is' in condition && isOwnField(condition) ? undefined : questions.get(condition.of)
    const row = 'row' in condition ? condition.row : undefined
    if (row !== undefined && !question?.rows?.some(({ id }) => id === row))
      return [{ path: `where.${index}.row`, code: 'not_allowed', message: 'row must be a row of the question.' }]
    const takes = question && countedKinds[question.type].range
    if (!isRange(condition)) {
      if (!('is' in condition) || !takes || countedKinds[question.type].hasSingle) return []
      return [{ path: `where.${index}`, code: 'not_allowed', message: 'A number or date question takes from and to.' }]
    }
    const bounds = [condition.from, condition.to].filter((bound) => bound !== undefined)
    if (question && takes && bounds.every((bound) => takes(question, bound))) return []
    return [{ path: `where.${index}`, code: 'not_allowed', message: 'Only number and date questions take such a from and to.' }]
  })
  if (errors.length > 0) throw invalidFields(errors)
}
