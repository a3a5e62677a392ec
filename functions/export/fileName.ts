import { wallClock } from './cells/wallClock.ts'

/** `{slug}_{date}.{format}`, the id where the slug is blank; the date is that of `now` in the time zone. */
export function fileName(survey: { id: string; slug: string }, now: Date, timeZone: string, format = 'xlsx'): string {
  return `${survey.slug || survey.id}_${wallClock(timeZone)(now).toISOString().slice(0, 10)}.${format}`
}
