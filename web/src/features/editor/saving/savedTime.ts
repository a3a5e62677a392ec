import { dateAndTime, shortDate, time } from '../../../lib/language/format.ts'

const isToday = (iso: string) => new Date(iso).toDateString() === new Date().toDateString()

/** When something was saved, from ISO 8601: the time of today, the date of another day with it. */
export const savedTime = (iso: string): string => (isToday(iso) ? time(iso) : dateAndTime(iso))

/** The same, where there is little room: the time of today, else the date. */
export const savedTimeShort = (iso: string): string => (isToday(iso) ? time(iso) : shortDate(iso))
