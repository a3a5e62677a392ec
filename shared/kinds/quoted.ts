import type { Language } from '../fields.ts'
import type { Question } from '../survey/survey.ts'
import type { AnswerValue } from './kinds.ts'

/** An answer in the words in which texts quote it, '' for a value that its question does not have. `text`: that of the choice that takes one. */
export type Quoted = (question: Question, value: AnswerValue, language: Language, text: string) => string
