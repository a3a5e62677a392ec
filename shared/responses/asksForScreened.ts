import type { Where } from './results.ts'

/** Whether a filter asks for the responses that were screened out. */
export const asksForScreened = (conditions: Where): boolean =>
  conditions.some(
    (condition) => condition.of === 'screened' && !isOfQuestion(condition) && 'is' in condition && condition.is.some((one) => one === true),
  )

/** Whether a condition is about a question, even if the question's id is also the name of a filter field. */
export const isOfQuestion = (condition: Where[number]): boolean => 'question' in condition && condition.question === true
