import { siteTimeZone } from '#shared/timeZone.ts'
import { wallClock } from '../platform/wallClock.ts'

/** The day of a moment (ISO 8601), as 2026-11-22; null if it is not a valid date. */
export type DayOf = (moment: string) => string | null

const offset = 9 * 60 * 60 * 1000 // milliseconds ahead of UTC, all year

export const dayInSeoul: DayOf = (moment) => dayBy(moment, (time) => new Date(time.getTime() + offset))

/** Days in a time zone, given its IANA name. */
export function daysIn(timeZone: string): DayOf {
  if (timeZone === siteTimeZone) return dayInSeoul // Intl is slow
  const clock = wallClock(timeZone)
  return (moment) => dayBy(moment, clock)
}

function dayBy(moment: string, clock: (time: Date) => Date): string | null {
  const time = new Date(moment)
  return Number.isNaN(time.getTime()) ? null : clock(time).toISOString().slice(0, 10)
}
