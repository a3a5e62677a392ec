import { answerKind, type QuestionType } from '../survey/questionTypes.ts'
import type { Question } from '../survey/survey.ts'
import { exceedsRichTextLimits } from '../html/richTextSize.ts'
import { isBlank } from '../text.ts'
import { hasShape } from './shape.ts'

/** True for a value that has the shape of its question's answers and is not blank. Whether it is a good answer, `checkAnswers` says. */
export const isAnswered = ({ type }: Pick<Question, 'type'>, value: unknown): boolean => !isUnanswered(type, value) && hasShape(type, value)

/** True for a value that says nothing, of whatever shape. */
export function isUnanswered(type: QuestionType, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'string') return false
  if (answerKind(type) === 'text') return value.trim() === ''
  // What is longer than the limit is refused, so that nobody has to search it for something that shows.
  return answerKind(type) === 'html' && !exceedsRichTextLimits(value) && isBlank(value)
}
