/** Where a day begins and ends, for the kept counts too. */
const zone = 'Asia/Seoul'

export const units = ['day', 'week', 'month'] as const
export type Unit = (typeof units)[number]
export type Counted = { day: string; count: number }
/** Some days together: `from` is the first of them, as 2026-11-01. `isOpen`: it is not over yet. */
export type Bucket = { from: string; count: number; isOpen: boolean }

const dayOfMoment = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day of a moment, as 2026-11-01. */
export const dayOf = (moment: Date | string): string => dayOfMoment.format(new Date(moment))

export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The moment at which a day begins. */
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

/** The counts by day, week or month, from the first with a response until `today`, with those in between that have none. */
export function buckets(days: readonly Counted[], unit: Unit, today: string): Bucket[] {
  const counts = new Map<string, number>()
  for (const { day, count } of days) counts.set(starts[unit](day), (counts.get(starts[unit](day)) ?? 0) + count)
  const first = [...counts.keys()].sort()[0]
  if (first === undefined) return []
  const found: Bucket[] = []
  const open = starts[unit](today)
  for (let from = first; from <= open; from = nexts[unit](from)) found.push({ from, count: counts.get(from) ?? 0, isOpen: from === open })
  return found
}

/** The unit in which this many days are told apart best. */
export function fittingUnit(days: readonly Counted[], today: string): Unit {
  const first = days.map(({ day }) => day).sort()[0] ?? today
  const span = (Date.parse(today) - Date.parse(first)) / 86_400_000
  return span <= 62 ? 'day' : span <= 400 ? 'week' : 'month'
}

/** How many responses came from `from` until before `to`. */
export const countBetween = (days: readonly Counted[], from: string, to: string): number =>
  days.reduce((sum, { day, count }) => sum + (day >= from && day < to ? count : 0), 0)
