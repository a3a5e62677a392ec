import { siteDay, siteTimeZone } from '#shared/time/timeZone.ts'
import { wallClock } from '../platform/wallClock.ts'

/** The day of a moment (ISO 8601), as 2026-11-22; null if it is not a valid date. */
export type DayOf = (moment: string) => string | null

export const dayInSeoul: DayOf = (moment) => dayBy(moment, siteDay)

/** Days in a time zone, given its IANA name. */
export function daysIn(timeZone: string): DayOf {
  if (timeZone === siteTimeZone) return dayInSeoul
  const clock = wallClock(timeZone)
  return (moment) => dayBy(moment, (time) => clock(time).toISOString().slice(0, 10))
}

function dayBy(moment: string, dayOf: (time: Date) => string): string | null {
  const time = new Date(moment)
  return Number.isNaN(time.getTime()) ? null : dayOf(time)
}
