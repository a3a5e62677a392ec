import { siteMinute, siteTimeZone } from '#shared/time/timeZone.ts'
import { lang } from '../language/language.ts'

/** Dec 1; with the time unless that is midnight, and with the year unless that is the present one. In the site's time zone. */
function momentText(moment: Date, now: Date, isWithTime: boolean): string {
  const isThisYear = siteMinute(moment.toISOString()).slice(0, 4) === siteMinute(now.toISOString()).slice(0, 4)
  return new Intl.DateTimeFormat(lang(), {
    ...(!isThisYear && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    ...(isWithTime && { hour: 'numeric', minute: '2-digit' }),
    timeZone: siteTimeZone,
  }).format(moment)
}

const isMidnight = (moment: string) => siteMinute(moment).endsWith('T00:00')

/** When a survey opens: Dec 1, or Dec 1, 9:00 AM. */
export const openingText = (opensAt: string, now = new Date()): string => momentText(new Date(opensAt), now, !isMidnight(opensAt))

/** Until when a survey is open: Dec 31, 6:00 PM; where it closes at midnight, the day that ends then. */
export const closingText = (closesAt: string, now = new Date()): string =>
  isMidnight(closesAt) ? momentText(new Date(Date.parse(closesAt) - 1), now, false) : momentText(new Date(closesAt), now, true)
