import { dayOf } from '../../../lib/days.ts'
import { siteDate, siteDateAndTime, siteTime, siteTimeShort } from '../../../lib/language/format.ts'

const isToday = (iso: string) => dayOf(iso) === dayOf(new Date())

/** A time of saving, from ISO 8601: the time if it is today, else date and time. */
export const savedTime = (iso: string): string => (isToday(iso) ? siteTime(iso) : siteDateAndTime(iso))

/** The same in less room: the time if it is today, else the date. */
export const savedTimeShort = (iso: string): string => (isToday(iso) ? siteTimeShort(iso) : siteDate(iso))
