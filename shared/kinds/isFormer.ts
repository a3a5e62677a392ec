import { type AnswerValue, kinds, type QuestionType } from './kinds.ts'
import { isRowAnswers } from './rows/rowAnswers.ts'

/** Whether a change between these types keeps the old answers as those of a former type: if either is not one of the first six types. */
export const isOtherType = (then: QuestionType, now: QuestionType): boolean =>
  then !== now && Boolean(kinds[then].since ?? kinds[now].since)

/** Whether a value belongs to another type than its question's, if either is not one of the first six types. */
export const isFormer = (type: QuestionType, value: AnswerValue): boolean =>
  kinds[type].since ? !kinds[type].hasShape(value) : typeof value === 'number' || isRowAnswers(value)
