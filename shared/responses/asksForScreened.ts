import type { Where } from './results.ts'

/** Whether a filter asks for the responses that were screened out. */
export const asksForScreened = (conditions: Where): boolean =>
  conditions.some(
    (condition) => condition.of === 'screened' && !isOfQuestion(condition) && 'is' in condition && condition.is.some((one) => one === true),
  )

/** Whether a condition says that it is about a question, whose id a field of ours may have, too. */
export const isOfQuestion = (condition: Where[number]): boolean => 'question' in condition && condition.question === true
