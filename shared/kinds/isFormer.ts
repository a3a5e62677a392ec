import { type AnswerValue, kinds, type QuestionType } from './kinds.ts'
import { isRowAnswers } from './matrix/rowAnswers.ts'

/** Whether a value is of another type than its question, where that or this is none of the first six. */
export const isFormer = (type: QuestionType, value: AnswerValue): boolean =>
  kinds[type].since ? !kinds[type].hasShape(value) : typeof value === 'number' || isRowAnswers(value)
