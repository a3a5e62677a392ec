import { milliseconds, table, units } from '../table.ts'
import type { Row } from './measureResults.ts'

/** What results took, as a table. */
export function resultsTable(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    String(row.times),
    row.refused ?? milliseconds(row.milliseconds),
    milliseconds(row.processor),
    units(row.read),
    units(row.write),
  ])
  return table(
    'Results, on the local cloud: medians, and units of one',
    ['what', 'times', 'clock', 'processor', 'read units', 'write units'],
    cells,
  )
}
