import { type AnswerValue, kinds, type QuestionType } from './kinds.ts'
import { isRowAnswers } from './rows/rowAnswers.ts'

/** Whether answers to a question of one type belong to a former type once it has the other: where one of both is none of the first six. */
export const isOtherType = (then: QuestionType, now: QuestionType): boolean =>
  then !== now && Boolean(kinds[then].since ?? kinds[now].since)

/** Whether a value is of another type than its question, where that or this is none of the first six. */
export const isFormer = (type: QuestionType, value: AnswerValue): boolean =>
  kinds[type].since ? !kinds[type].hasShape(value) : typeof value === 'number' || isRowAnswers(value)
