import type { Writable } from 'node:stream'
import { allQuestions } from '../../answered/allQuestions.ts'
import { wallClock, wallClockText } from '../../platform/wallClock.ts'
import type { Cell } from '../cell.ts'
import { codebookRows } from './codebook.ts'
import { planColumns } from '../columnPlan.ts'
import type { ExportInput } from '../exportInput.ts'
import { sheetColumns, sheetRows } from './excelText.ts'
import { infoRows } from './info.ts'
import { sheetLayouts } from './layouts.ts'
import { LongAnswers } from './longAnswers.ts'
import { ResponseRows } from '../responseRows.ts'
import { Spool } from './spool.ts'
import { StreamedWorkbook } from './streamedWorkbook.ts'

/** The Content-Type of a workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Writes all responses to a survey as an .xlsx with the sheets Responses, Coded, Codebook and Info, and Long answers if a text does not fit into a
 * cell. Memory grows only with the compressed size of the rows.
 *
 * A response that cannot be read or formatted is listed on Info. Rejects if the responses, `versionOf` or the output fail, and destroys the
 * output, so that no partial file looks complete.
 */
export async function writeWorkbook(output: Writable, input: ExportInput): Promise<{ rows: number; unreadable: number }> {
  const workbook = new StreamedWorkbook(output, input.now)
  try {
    return await writeSheets(workbook, input)
  } catch (error) {
    output.destroy(error instanceof Error ? error : new Error('The export failed.', { cause: error }))
    throw error
  }
}

async function writeSheets(workbook: StreamedWorkbook, input: ExportInput) {
  const { survey, language, timeZone, now, sheet = { rows: sheetRows, columns: sheetColumns } } = input
  const questions = allQuestions(survey)
  const plan = planColumns(questions, sheet.columns)
  const long = new LongAnswers()
  const layouts = sheetLayouts(plan, questions, language, long)
  const rows = new ResponseRows(input, plan)
  const coded = new Spool<Cell[]>()

  await workbook.write(layouts.responses, rowsOfResponses(rows, coded, long), sheet.rows)
  await workbook.write(layouts.coded, withCallback(coded.drain(), input.onCodedRow), sheet.rows)
  await workbook.write(layouts.codebook, codebookRows(survey, questions, language), sheet.rows)

  const clock = wallClock(timeZone)
  const timeText = (moment: Date) => wallClockText(clock(moment))
  const facts = { survey, created: timeText(new Date(survey.created_at)), exported: timeText(now), timeZone, language, questions, plan }
  await workbook.write(layouts.info, infoRows({ ...facts, ...rows.outcome(), hasLongAnswers: !long.isEmpty }), sheet.rows)
  if (!long.isEmpty) await workbook.write(layouts.longAnswers, long.rows(), sheet.rows)
  await workbook.end()
  return { rows: rows.outcome().rows, unreadable: rows.outcome().unreadable }
}

/** The rows of Responses. Those of Coded are stored in `coded` until that sheet is written. */
async function* rowsOfResponses(rows: ResponseRows, coded: Spool<Cell[]>, long: LongAnswers): AsyncGenerator<Cell[]> {
  for await (const row of rows.all()) {
    coded.add(row.coded)
    for (const { id, text } of row.strays) long.add({ row: row.responses[0]!, id, text, sheet: 'Responses' })
    yield row.responses
  }
}

function* withCallback<T>(rows: Iterable<T>, onRow = () => {}): Generator<T> {
  for (const row of rows) {
    onRow()
    yield row
  }
}
