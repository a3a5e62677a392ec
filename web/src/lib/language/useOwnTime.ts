import { useHydrating } from '../hydration/useHydrating.ts'
import { lang } from './language.ts'

const looks = {
  /** Monday, November 30, 2026 at 9:00 AM */
  long: { dateStyle: 'full', timeStyle: 'short' },
  /** Nov 30, 2026, 9:00 AM */
  short: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** The name of the device's zone at a moment: Korean Standard Time; short: GMT+9. */
const zoneAt = (time: Date, timeZoneName: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(lang(), { timeZoneName }).formatToParts(time).find(({ type }) => type === 'timeZoneName')!.value

/** A moment in the time zone of the person's device, named in brackets. The HTML of a published page knows no device, and has it in UTC. */
export function useOwnTime(iso: string, look: keyof typeof looks = 'long'): string {
  const time = new Date(iso)
  if (useHydrating()) return `${time.toISOString().slice(0, 16).replace('T', ' ')} (UTC)`
  return `${new Intl.DateTimeFormat(lang(), looks[look]).format(time)}${lang() === 'ko' ? '' : ' '}(${zoneAt(time, look)})`
}
