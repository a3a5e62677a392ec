import { isDate } from '#shared/time/calendarDate.ts'
import { type Cell, excelSerial } from '../cell.ts'

/** The first day on which Excel's calendar is right: it has a February 29 in 1900. */
const firstDay = '1900-03-01'

/** An answer to a date question as Excel's serial number of that day, of a month's first day; null for earlier dates and for other texts. */
export function excelDate(cell: Cell): { serial: number; format: 'yyyy-mm-dd' | 'yyyy-mm' } | null {
  if (typeof cell !== 'string') return null
  const isDay = isDate(cell, 'day')
  if (!isDay && !isDate(cell, 'month')) return null
  const day = isDay ? cell : `${cell}-01`
  return day < firstDay ? null : { serial: excelSerial(new Date(day)), format: isDay ? 'yyyy-mm-dd' : 'yyyy-mm' }
}
