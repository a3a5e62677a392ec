import type { Language } from '../fields.ts'
import type { Question } from '../survey/survey.ts'
import type { AnswerValue } from './kinds.ts'

/** An answer as quoted in other texts, '' for a value that its question does not have. `text`: of the choice that takes one. */
export type Quoted = (question: Question, value: AnswerValue, language: Language, text: string) => string
