/** The site's time zone, by its IANA name: of counted days, of times that admins see, and of exports unless a caller names another. */
export const siteTimeZone = 'Asia/Seoul'

const offset = 9 * 60 * 60 * 1000 // milliseconds ahead of UTC, all year

/** The day of a moment in the site's time zone, as 2026-11-22. Intl takes many times as long. */
export const siteDay = (moment: Date | number): string => new Date(Number(moment) + offset).toISOString().slice(0, 10)

/** The day that is `days` later, or earlier where negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** A moment to the minute in the site's time zone, in the format of an input for date and time: 2026-12-01T09:00. */
export const siteMinute = (moment: string): string => new Date(Date.parse(moment) + offset).toISOString().slice(0, 16)

/** The moment of a minute in the site's time zone, in UTC; undefined for any other text. */
export function momentOfSiteMinute(minute: string): string | undefined {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(minute) ? Date.parse(`${minute}Z`) - offset : NaN
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
