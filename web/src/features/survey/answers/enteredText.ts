import type { Answers } from './answerValues.ts'
import { entryOf } from './controls.ts'

/** The text that was entered for a choice of the question; '' for none. */
export function enteredText(answers: Answers, questionId: string): string {
  const text = answers.get(entryOf(questionId))
  return typeof text === 'string' ? text : ''
}
