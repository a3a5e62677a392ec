/** The value of a cell. A moment is Excel's serial number of the wall-clock time; null is an empty cell. */
export type Cell = string | number | null

/** Any stored value as text or a number, never as an object, which the writer would take for a formula or a link. */
export function asCell(value: unknown): Cell {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))) return value
  return JSON.stringify(value) ?? null
}

const daysBefore1970 = 25_569
const dayMilliseconds = 86_400_000

/** The wall-clock date, to the second, of an Excel serial number. */
export const dateOfSerial = (serial: number): Date => new Date(Math.round((serial - daysBefore1970) * 86_400) * 1000)

/** A wall-clock date as Excel's serial number: days since the end of 1899. */
export const excelSerial = (wall: Date): number => wall.getTime() / dayMilliseconds + daysBefore1970
