import type { Where } from './results.ts'

/** Whether a filter asks for the responses that were screened out. A question may have the id `screened`, too. */
export const asksForScreened = (conditions: Where): boolean =>
  conditions.some((condition) => condition.of === 'screened' && 'is' in condition && condition.is.some((one) => one === true))
