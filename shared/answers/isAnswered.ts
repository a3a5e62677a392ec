import { kinds } from '../kinds/kinds.ts'
import type { QuestionType } from '../kinds/kinds.ts'
import type { Question } from '../survey/survey.ts'

/** True for a value that has the shape of its question's answers and is not blank. Whether it is a good answer, `checkAnswers` says. */
export const isAnswered = ({ type }: Pick<Question, 'type'>, value: unknown): boolean =>
  !isUnanswered(type, value) && kinds[type].hasShape(value)

/** True for a value that says nothing, of whatever shape. */
export function isUnanswered(type: QuestionType, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'string' && kinds[type].isBlank?.(value) === true
}
