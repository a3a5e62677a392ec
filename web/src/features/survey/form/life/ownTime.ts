import { useHydrating } from '../../../../lib/hydration/useHydrating.ts'
import { lang } from '../../../../lib/language/language.ts'

const look = { dateStyle: 'full', timeStyle: 'short' } as const

/** A moment in the time zone of the person's device: Monday, November 30, 2026 at 9:00 AM. */
const ownTime = (iso: string): string => new Intl.DateTimeFormat(lang(), look).format(new Date(iso))

/** The name of that zone then: Korean Standard Time. */
const zoneAt = (iso: string): string =>
  new Intl.DateTimeFormat(lang(), { timeZoneName: 'long' }).formatToParts(new Date(iso)).find(({ type }) => type === 'timeZoneName')!.value

/** A moment as the person reads it, with its zone in brackets. The HTML of a published page knows no device, and has it in UTC. */
export function useOwnTime(iso: string): string {
  return useHydrating() ? `${iso.slice(0, 16).replace('T', ' ')} (UTC)` : `${ownTime(iso)} (${zoneAt(iso)})`
}
