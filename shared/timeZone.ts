/** The site's time zone, by its IANA name: of counted days, of times that admins see, and of exports unless a caller names another. */
export const siteTimeZone = 'Asia/Seoul'

const offset = 9 * 60 * 60 * 1000 // milliseconds ahead of UTC, all year

/** The day of a moment in the site's time zone, as 2026-11-22. Intl takes many times as long. */
export const siteDay = (moment: Date | number): string => new Date(Number(moment) + offset).toISOString().slice(0, 10)
