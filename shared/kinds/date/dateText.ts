import type { Language } from '../../fields.ts'
import { isDate } from './dateIssue.ts'

/** A date as a reader of the language writes it: November 24, 2026 or 2026년 11월; what is no date as it is. */
export function dateText(value: string, lang: Language): string {
  const isDay = isDate(value, 'day')
  if (!isDay && !isDate(value, 'month')) return value
  const format = new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'long', ...(isDay && { day: 'numeric' }), timeZone: 'UTC' })
  return format.format(Date.parse(isDay ? value : `${value}-01`))
}
