import { dateAndTime, time } from '../../../lib/format.ts'

/** When something was saved, from ISO 8601: the time of today, the date of another day with it. */
export const savedTime = (iso: string): string =>
  new Date(iso).toDateString() === new Date().toDateString() ? time(iso) : dateAndTime(iso)
