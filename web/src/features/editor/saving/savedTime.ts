import { dateAndTime, shortDate, time } from '../../../lib/language/format.ts'

const isToday = (iso: string) => new Date(iso).toDateString() === new Date().toDateString()

/** A time of saving, from ISO 8601: the time if it is today, else date and time. */
export const savedTime = (iso: string): string => (isToday(iso) ? time(iso) : dateAndTime(iso))

/** The same in less room: the time if it is today, else the date. */
export const savedTimeShort = (iso: string): string => (isToday(iso) ? time(iso) : shortDate(iso))
