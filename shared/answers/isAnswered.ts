import { isUnsaid } from '../kinds/choice.ts'
import { kinds } from '../kinds/kinds.ts'
import type { QuestionType } from '../kinds/kinds.ts'
import { isRowAnswers } from '../kinds/rows/rowAnswers.ts'
import type { Question } from '../survey/survey.ts'

/** True for a value that has the shape of its question's answers and is not blank. Whether it is a good answer, `checkAnswers` says. */
export const isAnswered = ({ type }: Pick<Question, 'type'>, value: unknown): boolean =>
  !isUnanswered(type, value) && kinds[type].hasShape(value)

/** The same of an answer that a required question accepts: one with rows has an answer in each. */
export const isComplete = (question: Pick<Question, 'type' | 'rows'>, value: unknown): boolean =>
  isAnswered(question, value) && !kinds[question.type].unansweredRows?.(question, value).length

/** True for a value that says nothing, of whatever shape. */
export function isUnanswered(type: QuestionType, value: unknown): boolean {
  if (isUnsaid(value)) return true
  if (typeof value === 'string') return kinds[type].isBlank?.(value) === true
  return kinds[type].unansweredRows !== undefined && isRowAnswers(value) && Object.keys(value).length === 0
}
