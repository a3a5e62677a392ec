// Writes a workbook with exceljs and nothing else: CELLS.json FILE.xlsx COUNT. Prints what that took as JSON.
import { once } from 'node:events'
import { createWriteStream, readFileSync, statSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import ExcelJS from 'exceljs'

/** A sheet's rows. Those after the header are repeated until there are COUNT; a sheet with only a header stays so. */
export type RepeatedSheet = { name: string; header: number; rows: (string | number | null)[][] }

/** Seconds, and bytes: of memory at the peak, and of the file. */
export type Alone = { clock: number; cpu: number; peak: number; bytes: number }

/** Rows between two turns of the event loop, in which the file is written. */
const together = 100

const [cells, output, count] = process.argv.slice(2)
const sheets = JSON.parse(readFileSync(cells!, 'utf8')) as RepeatedSheet[]
const used = process.cpuUsage()
const start = performance.now()
const stream = createWriteStream(output!)
const closed = once(stream, 'close')
const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false, zip: { zlib: { level: 1 } } })
for (const { name, header, rows } of sheets) {
  const sheet = workbook.addWorksheet(name)
  for (const row of rows.slice(0, header)) sheet.addRow(row).commit()
  const repeated = rows.slice(header)
  for (let at = 0; repeated.length > 0 && at < Number(count); at++) {
    sheet.addRow(repeated[at % repeated.length]).commit()
    if (at % together === 0) await turn()
  }
  sheet.commit()
}
await workbook.commit()
await closed
const clock = (performance.now() - start) / 1_000
const { user, system } = process.cpuUsage(used)
const peak = process.resourceUsage().maxRSS * 1_024
console.log(JSON.stringify({ clock, cpu: (user + system) / 1e6, peak, bytes: statSync(output!).size } satisfies Alone))
