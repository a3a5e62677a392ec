import { wallClock } from './wallClock.ts'

/** `{slug}_{date}.xlsx`, the id where the slug is blank; the date is that of `now` in the time zone. */
export function fileName(survey: { id: string; slug: string }, now: Date, timeZone: string): string {
  return `${survey.slug || survey.id}_${wallClock(timeZone)(now).toISOString().slice(0, 10)}.xlsx`
}

/** The Content-Disposition of a download by that name: an ASCII form, and the real one in UTF-8 (RFC 6266). */
export function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\/%]/gu, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
