import { isUnsaid } from '../kinds/choice.ts'
import { kinds } from '../kinds/kinds.ts'
import type { QuestionType } from '../kinds/kinds.ts'
import { isRowAnswers } from '../kinds/rows/rowAnswers.ts'
import type { Question } from '../survey/survey.ts'

/** True for a value that has the shape of its question's answers and is not blank. `checkAnswers` validates it. */
export const isAnswered = ({ type }: Pick<Question, 'type'>, value: unknown): boolean =>
  !isUnanswered(type, value) && kinds[type].hasShape(value)

/** Whether an answer is complete enough for a required question: a matrix needs an answer in each row. */
export const isComplete = (question: Pick<Question, 'type' | 'rows'>, value: unknown): boolean =>
  isAnswered(question, value) && !kinds[question.type].unansweredRows?.(question, value).length

/** True for a blank value of any shape. */
export function isUnanswered(type: QuestionType, value: unknown): boolean {
  if (isUnsaid(value)) return true
  if (typeof value === 'string') return kinds[type].isBlank?.(value) === true
  return kinds[type].unansweredRows !== undefined && isRowAnswers(value) && Object.keys(value).length === 0
}
