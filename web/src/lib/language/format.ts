import { lang } from './language.ts'

const date = (options: Intl.DateTimeFormatOptions) => (iso: string | Date) => new Intl.DateTimeFormat(lang(), options).format(new Date(iso))

/** November 20, 2026; 2026년 11월 20일. */
export const longDate = date({ dateStyle: 'long' })
/** 11/20/2026; 2026. 11. 20. */
export const shortDate = date({ year: 'numeric', month: 'numeric', day: 'numeric' })
/** 3:04 PM; 오후 3:04. */
export const time = date({ hour: 'numeric', minute: '2-digit' })
/** Date and time, for a list. */
export const dateAndTime = date({ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** A number in the page's language. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string => new Intl.NumberFormat(lang(), options).format(value)

/** A number of bytes as text, such as 25 MB, in decimal units; with a space before the unit in Korean too. */
export function fileSize(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const value = bytes / 1000 ** step
  const digits = value < 10 ? 1 : 0
  const text = number(value, { style: 'unit', unit: units[step]!, unitDisplay: step ? 'short' : 'long', maximumFractionDigits: digits })
  return text.replace(/(?<=\d)(?=[A-Z])/, ' ')
}

/** The name of a country by its ISO 3166 alpha-2 code, in the page's language; any other text unchanged. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(lang(), { type: 'region', fallback: 'code' }).of(code) ?? code) : code
}
