import { isDate, type Precision } from '../../time/calendarDate.ts'
import { addDays } from '../../time/timeZone.ts'

/** The inclusive bounds of a date: each a date, "today" for the day of the response, or null for none. */
export type DateBounds = { precision: Precision; min: string | null; max: string | null }

export type DateIssue = 'answer.no_such_date' | 'answer.too_early' | 'answer.too_late'

/** Adds days to an ISO 8601 day, cut to the precision. */
const daysAfter = (day: string, days: number, precision: Precision) => addDays(day, days).slice(0, precision === 'day' ? 10 : 7)

/**
 * Why a text is not a valid date; undefined if it is. `today`: the day of the response in the site's time zone. A bound "today" allows one day more,
 * since the respondent's own day may differ.
 */
export function dateIssue(value: string, { precision, min, max }: DateBounds, today: string): DateIssue | undefined {
  if (!isDate(value, precision)) return 'answer.no_such_date'
  if (min !== null && value < (min === 'today' ? daysAfter(today, -1, precision) : min)) return 'answer.too_early'
  if (max !== null && value > (max === 'today' ? daysAfter(today, 1, precision) : max)) return 'answer.too_late'
  return undefined
}
