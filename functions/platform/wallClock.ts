const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const

/** Converts moments to wall-clock time in a time zone (IANA name), to the second: a date whose UTC fields show that time. */
export function wallClock(timeZone: string): (moment: Date) => Date {
  const format = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...fields })
  return (moment) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    return new Date(Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute, parts.second))
  }
}

/** A wall-clock date as text: `2026-11-22 09:30:00`. */
export const wallClockText = (wall: Date): string => wall.toISOString().slice(0, 19).replace('T', ' ')
