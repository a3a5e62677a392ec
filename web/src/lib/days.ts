import { addDays, siteDay } from '#shared/time/timeZone.ts'

export const units = ['day', 'week', 'month'] as const
export type Unit = (typeof units)[number]
export type Counted = { day: string; count: number }
/** A day, week or month: `from` is its first day, such as 2026-11-01. `isOpen`: it has not ended. */
export type Bucket = { from: string; count: number; isOpen: boolean }

/** The day of a moment, such as 2026-11-01. */
export const dayOf = (moment: Date | string): string => siteDay(new Date(moment))

/** The moment at which a day begins, in ISO 8601. */
export const startOf = (day: string): string => new Date(`${day}T00:00:00+09:00`).toISOString()

const starts: Record<Unit, (day: string) => string> = {
  day: (day) => day,
  week: (day) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7)), // Monday
  month: (day) => `${day.slice(0, 7)}-01`,
}
const nexts: Record<Unit, (from: string) => string> = {
  day: (from) => addDays(from, 1),
  week: (from) => addDays(from, 7),
  month: (from) => starts.month(addDays(from, 31)),
}

/** The counts by day, week or month, from the first response until `today`, empty ones included. */
export function buckets(days: readonly Counted[], unit: Unit, today: string): Bucket[] {
  const counts = new Map<string, number>()
  for (const { day, count } of days) counts.set(starts[unit](day), (counts.get(starts[unit](day)) ?? 0) + count)
  const first = [...counts.keys()].sort()[0]
  if (first === undefined) return []
  const found: Bucket[] = []
  const current = starts[unit](today)
  for (let from = first; from <= current; from = nexts[unit](from))
    found.push({ from, count: counts.get(from) ?? 0, isOpen: from === current })
  return found
}

/** The unit for a chart of these days until `today`: at most 62 days by day, 400 by week, more by month. */
export function chartUnit(days: readonly Counted[], today: string): Unit {
  const first = days.map(({ day }) => day).sort()[0] ?? today
  const span = (Date.parse(today) - Date.parse(first)) / 86_400_000
  return span <= 62 ? 'day' : span <= 400 ? 'week' : 'month'
}

/** The number of responses from the day `from` until before the day `to`. */
export const countBetween = (days: readonly Counted[], from: string, to: string): number =>
  days.reduce((sum, { day, count }) => sum + (day >= from && day < to ? count : 0), 0)
