import { isDate } from '../../time/calendarDate.ts'
import type { DateFields } from './dateFields.ts'

// Separate from dateFields.ts, since survey pages do not load the validator.

const anyDate: DateFields = { precision: 'day', min: null, max: null }

export type WithDate = { date?: DateFields | undefined }

/** The fields of a date question; the defaults if it has none, as one whose type was just changed. */
export const dateOf = ({ date }: WithDate): DateFields => date ?? anyDate

const fits = (bound: string | null, precision: DateFields['precision']) => bound === null || bound === 'today' || isDate(bound, precision)

/**
 * The bound that is not a date of the question's precision, or `max` if it is before `min`; undefined if both are valid. "today" is never too early
 * or late.
 */
export function badBound({ precision, min, max }: DateFields): 'min' | 'max' | undefined {
  if (!fits(min, precision)) return 'min'
  const areDates = min !== null && max !== null && min !== 'today' && max !== 'today'
  return !fits(max, precision) || (areDates && min > max) ? 'max' : undefined
}
