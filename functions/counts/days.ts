import { wallClock } from '../export/cells/wallClock.ts'

/** The day of a moment (ISO 8601), as 2026-11-22; null for what is no moment. */
export type DayOf = (moment: string) => string | null

/** The zone that days are kept in. */
export const countsTimeZone = 'Asia/Seoul'

const ahead = 9 * 60 * 60 * 1000 // of UTC, in milliseconds, the whole year

export const dayInSeoul: DayOf = (moment) => dayBy(moment, (time) => new Date(time.getTime() + ahead))

/** The days of a time zone, by its IANA name. */
export function daysIn(timeZone: string): DayOf {
  if (timeZone === countsTimeZone) return dayInSeoul // without Intl, which takes its time
  const clock = wallClock(timeZone)
  return (moment) => dayBy(moment, clock)
}

function dayBy(moment: string, clock: (time: Date) => Date): string | null {
  const time = new Date(moment)
  return Number.isNaN(time.getTime()) ? null : clock(time).toISOString().slice(0, 10)
}
