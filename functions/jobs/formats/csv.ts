import type { Writable } from 'node:stream'
import { type Cell } from '../../export/cells/cell.ts'
import { momentColumns, planColumns } from '../../export/columnPlan.ts'
import { exportedQuestions } from '../../export/exportedQuestions.ts'
import { codedIds } from '../../export/sheets/layouts.ts'
import { ResponseRows } from '../../export/responseRows.ts'
import { dateOfSerial, wallClockText } from '../../export/cells/wallClock.ts'
import type { ExportInput } from '../../export/exportInput.ts'
import { writeLines } from './writeLines.ts'

/** The last column: answers to questions that no longer exist, each in a line `id: text`. */
const otherAnswers = 'other_answers'

/**
 * Writes the responses as CSV (RFC 4180, UTF-8 with a byte order mark for Excel): the columns of the sheet Coded, named by their ids, and a
 * last one for answers that have no column. Times are wall-clock times in the export's time zone. No cell can be taken for a formula.
 */
export async function writeCsv(output: Writable, input: ExportInput): Promise<{ rows: number }> {
  const plan = planColumns(exportedQuestions(input.survey), Infinity)
  const rows = new ResponseRows(input, plan)
  async function* lines() {
    yield `\uFEFF${line([...codedIds(plan), otherAnswers])}`
    for await (const { coded, strays } of rows.all()) {
      const others = strays.map(({ id, text }) => `${id}: ${text}`).join('\n')
      yield line([...coded.map((cell, column) => (momentColumns.includes(column) ? wallClockTime(cell) : cell)), others])
    }
  }
  await writeLines(output, lines())
  return { rows: rows.outcome().rows }
}

const wallClockTime = (cell: Cell): Cell => (typeof cell === 'number' ? wallClockText(dateOfSerial(cell)) : cell)

const line = (cells: Cell[]): string => `${cells.map(field).join(',')}\r\n`

/** Texts that a spreadsheet program would take for a formula, after the blanks that it strips first. */
const formula = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/

function field(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
