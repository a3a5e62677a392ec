import type { Writable } from 'node:stream'
import { type Cell, dateOfSerial } from '../cell.ts'
import { codedIds, leadingIdsOf, momentColumns, planColumns } from '../columnPlan.ts'
import { allQuestions } from '../../answered/allQuestions.ts'
import { ResponseRows } from '../responseRows.ts'
import { wallClockText } from '../../platform/wallClock.ts'
import type { ExportInput } from '../exportInput.ts'
import { writeLines } from '../../platform/writeLines.ts'

/** The last column: answers to questions that no longer exist, each in a line `id: text`. */
const otherAnswers = 'other_answers'

/**
 * Writes the responses as CSV (RFC 4180, UTF-8 with a byte order mark for Excel): the columns of the sheet Coded, named by their ids, and a
 * last one for answers that have no column. Times are wall-clock times in the export's time zone. Every text is quoted, and no cell can be taken
 * for a formula.
 */
export async function writeCsv(output: Writable, input: ExportInput): Promise<{ rows: number }> {
  const plan = planColumns(allQuestions(input.survey), Infinity, leadingIdsOf(input.survey))
  const rows = new ResponseRows(input, plan)
  async function* lines() {
    if (!input.from) yield `\uFEFF${line([...codedIds(plan), otherAnswers])}`
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

/** Characters that may end a cell besides the comma, by a spreadsheet program's settings, or end a row. */
const cellEnds = [';', '|', '\t', '\r', '\n']

/** Blanks and separators before a character that starts a formula. The lookbehind keeps this linear. */
const formula = /(?<![\s\u200B\uFEFF;|"'])[\s\u200B\uFEFF;|"']*[=+\-@＝＋－＠]/g

/**
 * The text with an apostrophe where a spreadsheet program would take it for a formula: at its start, and after the last of the characters that
 * may end a cell, since quotes in the middle of a cell protect nothing.
 */
function withoutFormulas(text: string): string {
  const safe = text.replace(formula, (found: string, at: number) => {
    const cell = Math.max(...cellEnds.map((end) => found.lastIndexOf(end))) + 1
    return (at === 0 ? "'" : '') + (cell > 0 ? `${found.slice(0, cell)}'${found.slice(cell)}` : found)
  })
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe
}

function field(cell: Cell): string {
  if (cell === null || cell === '') return ''
  return typeof cell === 'number' ? String(cell) : `"${withoutFormulas(cell).replaceAll('"', '""')}"`
}
