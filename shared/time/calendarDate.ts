import type { Language } from '../fields.ts'

/** A date as it is stored: 2026-11-24, or 2026-11 where the precision is a month. */
export type Precision = 'day' | 'month'

const shape = { day: /^[1-9]\d{3}-\d\d-\d\d$/, month: /^[1-9]\d{3}-\d\d$/ }

/** Whether a text is a date of that precision which exists, in the years 1000 to 9999. */
export function isDate(text: string, precision: Precision): boolean {
  if (!shape[precision].test(text)) return false
  const day = precision === 'day' ? text : `${text}-01`
  const time = Date.parse(`${day}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** A date as a reader of the language writes it: November 24, 2026 or 2026년 11월; any other text as it is. */
export function dateText(value: string, lang: Language): string {
  const isDay = isDate(value, 'day')
  if (!isDay && !isDate(value, 'month')) return value
  const format = new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'long', ...(isDay && { day: 'numeric' }), timeZone: 'UTC' })
  return format.format(Date.parse(isDay ? value : `${value}-01`))
}
