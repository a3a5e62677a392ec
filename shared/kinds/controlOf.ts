import { isChoiceType, type QuestionType } from './kinds.ts'

/** The control that answers a question: that of its type, or a field that searches its choices. */
export type ControlName = QuestionType | 'search'

export const controlOf = ({ type, look }: { type: QuestionType; look?: string | undefined }): ControlName =>
  look === 'search' && isChoiceType(type) ? 'search' : type
