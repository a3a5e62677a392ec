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

const daysBefore1970 = 25_569
const dayMilliseconds = 86_400_000

/** The wall-clock date, to the second, of an Excel serial number. */
export const dateOfSerial = (serial: number): Date => new Date(Math.round((serial - daysBefore1970) * 86_400) * 1000)

/** A wall-clock date as Excel's serial number: days since the end of 1899. */
export const excelSerial = (wall: Date): number => wall.getTime() / dayMilliseconds + daysBefore1970
