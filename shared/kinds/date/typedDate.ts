import type { Precision } from '../../time/calendarDate.ts'

/** The fields in which a date is typed, and how many digits each has. */
export const dateParts = { day: ['year', 'month', 'day'], month: ['year', 'month'] } as const satisfies Record<Precision, readonly string[]>
const digits = [4, 2, 2]

/**
 * The answer for the text typed in the fields of a date, the year first. A stored date if every field has its digits, else the typed texts, joined;
 * undefined for blank fields.
 */
export function readTypedDate(typed: readonly string[]): string | undefined {
  const parts = typed.map((part) => part.normalize('NFKC').trim())
  if (parts.every((part) => part === '')) return undefined
  const whole = parts.every((part) => /^\d+$/.test(part)) && parts[0]!.length === 4
  return (whole ? parts.map((part, at) => part.padStart(digits[at]!, '0')) : parts).join('-')
}

/** The text of each field, for a result of `readTypedDate` or a stored answer. */
export function typedParts(value: string, precision: Precision): string[] {
  const parts = value.split('-')
  return dateParts[precision].map((_, at) => parts[at] ?? '')
}

const wholeDate = {
  day: /^(\d{4})(?:(\d\d)(\d\d)|\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})\D{0,2})$/,
  month: /^(\d{4})(?:(\d\d)|\D{1,3}(\d{1,2})\D{0,2})$/,
}

/** The parts of a text that is a whole date, the year first: 2026-11-24, 2026. 11. 24., 20261124 or 2026년 11월 24일; undefined for other texts. */
export const pastedParts = (text: string, precision: Precision): string[] | undefined =>
  wholeDate[precision]
    .exec(text.normalize('NFKC').trim())
    ?.slice(1)
    .filter((part) => part !== undefined)
