import { siteTimeZone } from '#shared/time/timeZone.ts'
import { lang } from './language.ts'

const date = (options: Intl.DateTimeFormatOptions) => (iso: string | Date) => new Intl.DateTimeFormat(lang(), options).format(new Date(iso))

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
const hour = { hour: 'numeric', minute: '2-digit' } as const
const inSite = { timeZone: siteTimeZone } as const

// for respondents: in the time zone of their device

/** November 20, 2026; 2026년 11월 20일. */
export const longDate = date({ dateStyle: 'long' })
/** Nov 20, 2026, 3:04 PM; 2026년 11월 20일 오후 3:04. */
export const dateAndTime = date({ ...day, ...hour })

// for admins: in the site's time zone, as its days are counted

/** Nov 20, 2026; 2026년 11월 20일. */
export const siteDate = date({ ...day, ...inSite })
/** 3:04 PM GMT+9; 오후 3:04 GMT+9. */
export const siteTime = date({ ...hour, ...inSite, timeZoneName: 'short' })
/** The same without the time zone, for places without room for it, where a tooltip names it: 3:04 PM; 오후 3:04. */
export const siteTimeShort = date({ ...hour, ...inSite })
/** Nov 20, 2026, 3:04 PM GMT+9; 2026년 11월 20일 오후 3:04 GMT+9. */
export const siteDateAndTime = date({ ...day, ...hour, ...inSite, timeZoneName: 'short' })

/** A day that is counted, such as 2026-11-20, in the look of `siteDate` or another one. */
export const formatDay = (counted: string, look: Intl.DateTimeFormatOptions = day): string => date({ ...look, timeZone: 'UTC' })(counted)
/** Days as a range: Nov 18 – 20, 2026; 2026년 11월 18일~20일, which no line breaks before ~. */
export const formatDays = (first: string, last: string): string =>
  new Intl.DateTimeFormat(lang(), { ...day, timeZone: 'UTC' }).formatRange(new Date(first), new Date(last)).replace(/\s*~\s*/, '\u2060~')
/** The name of the site's time zone: Korean Standard Time; 대한민국 표준시. */
export const siteTimeZoneName = (): string =>
  new Intl.DateTimeFormat(lang(), { ...inSite, timeZoneName: 'long' }).formatToParts().find(({ type }) => type === 'timeZoneName')!.value

/** A number in the page's language. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string => new Intl.NumberFormat(lang(), options).format(value)

/** A number of bytes as text, such as 25 MB, in decimal units; with a space before the unit in Korean too. */
export function fileSize(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const value = bytes / 1000 ** step
  const digits = value < 10 ? 1 : 0
  const text = number(value, { style: 'unit', unit: units[step]!, unitDisplay: step ? 'short' : 'long', maximumFractionDigits: digits })
  return text.replace(/(\d)(?=[A-Z])/, '$1 ')
}

/** The name of a country by its ISO 3166 alpha-2 code, in the page's language; any other text unchanged. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(lang(), { type: 'region', fallback: 'code' }).of(code) ?? code) : code
}
