import type { Writable } from 'node:stream'
import { allQuestions } from '../../answered/allQuestions.ts'
import { wallClock, wallClockText } from '../../platform/wallClock.ts'
import { type Spool, memorySpool } from '../spool.ts'
import { leadingIdsOf, planColumns } from '../columnPlan.ts'
import type { ExportInput, WorkbookState } from '../exportInput.ts'
import { ResponseRows } from '../responseRows.ts'
import { ZipFile } from '../zip/zipFile.ts'
import { codebookRows } from './sheets/codebook.ts'
import { SpoolReader, endWorkbook, type WorkbookSheet } from './endWorkbook.ts'
import { sheetColumns, sheetRows } from './excelText.ts'
import { infoRows } from './sheets/info.ts'
import type { SheetLayout } from './layout.ts'
import { sheetLayouts } from './layouts.ts'
import { LongAnswers } from './longAnswers.ts'
import { PacedOutput } from './pacedOutput.ts'
import { RowSheet, type SheetTarget } from './rowSheet.ts'
import { sheetPart } from './smallParts.ts'

/** The Content-Type of a workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How many responses are in the file so far and how many could not be read. `workbook`: where another step continues it. */
type Written = { rows: number; unreadable: number; workbook?: WorkbookState }

/**
 * Writes all responses to a survey as an .xlsx with the sheets Responses, Coded, Codebook and Info, and Long answers if a text does not fit into a
 * cell; or if the input `isCut`, its sheets of rows so far. Memory grows only with the spools.
 *
 * * A response that cannot be read or formatted is listed on Info. Rejects if the responses, `versionOf` or the output fail, and destroys the output,
 * so that no partial file looks complete.
 */
export async function writeWorkbook(output: Writable, input: ExportInput): Promise<Written> {
  try {
    const paced = new PacedOutput(output)
    const written = await writeSheets(paced, input)
    await paced.end()
    return written
  } catch (error) {
    output.destroy(error instanceof Error ? error : new Error('The export failed.', { cause: error }))
    throw error
  }
}

async function writeSheets(output: PacedOutput, input: ExportInput): Promise<Written> {
  const { survey, language, timeZone, now, from, spool = memorySpool, sheet: most = { rows: sheetRows, columns: sheetColumns } } = input
  const questions = allQuestions(survey)
  const plan = planColumns(questions, most.columns, leadingIdsOf(survey))
  const longAnswers = new LongAnswers()
  const layouts = sheetLayouts(plan, questions, language, longAnswers)
  const rows = new ResponseRows(input, plan)
  const spools = { coded: spool('coded'), long: spool('long') }
  const zip = new ZipFile(now, from?.workbook?.zip)

  const open = (name: keyof WorkbookState['sheets'], layout: SheetLayout, target: SheetTarget) =>
    RowSheet.open(layout, target, most.rows, from?.workbook?.sheets[name])
  const responses = await open('responses', layouts.responses, targetOf(zip, output))
  const coded = await open('coded', layouts.coded, spools.coded)
  const long = await open('long', layouts.longAnswers, spools.long)
  const addLongAnswers = async () => {
    for (const cells of longAnswers.take()) await long.add(cells)
  }

  for await (const row of rows.all()) {
    output.check()
    for (const { id, text } of row.strays) longAnswers.add({ row: row.responses[0]!, id, text, sheet: 'Responses' })
    await responses.add(row.responses)
    await coded.add(row.coded)
    await addLongAnswers()
  }
  const outcome = rows.outcome()
  const count = { rows: outcome.rows, unreadable: outcome.unreadable }
  if (input.isCut?.()) {
    const sheets = { responses: responses.state, coded: coded.state, long: long.state }
    return { ...count, workbook: { zip: zip.state, sheets, outcome } }
  }

  /** In their order in the workbook. Info says whether there are long answers, of the codebook too. */
  async function* sheets(): AsyncGenerator<WorkbookSheet> {
    yield* named(layouts.responses, responses)
    yield* named(layouts.coded, coded, spools.coded)
    yield { name: layouts.codebook.name, layout: layouts.codebook, rows: codebookRows(survey, questions, language) }
    await addLongAnswers()
    const clock = wallClock(timeZone)
    const timeText = (moment: Date) => wallClockText(clock(moment))
    const facts = { survey, created: timeText(new Date(survey.created_at)), exported: timeText(now), timeZone, language, questions, plan }
    yield { name: layouts.info.name, layout: layouts.info, rows: infoRows({ ...facts, ...outcome, hasLongAnswers: !long.isEmpty }) }
    await addLongAnswers()
    if (long.isEmpty) return
    await long.close()
    yield* named(layouts.longAnswers, long, spools.long)
  }
  await responses.close()
  await coded.close()
  await endWorkbook(zip, output, now, sheets())
  return count
}

/** The sheets of Responses go to the file as they are written. */
const targetOf = (zip: ZipFile, output: PacedOutput): SheetTarget => ({
  write: (piece) => output.write(piece),
  begin: (sheet) => output.write(zip.begin(sheetPart(sheet))),
  end: (content) => output.write(zip.end(content)),
})

/** The written sheets of one layout: "Name", "Name 2", … */
function named(layout: SheetLayout, { written }: RowSheet, spool?: Spool): WorkbookSheet[] {
  const reader = spool && new SpoolReader(spool)
  return written.map((sheet, at) => ({
    name: at === 0 ? layout.name : `${layout.name} ${at + 1}`,
    layout,
    written: { ...sheet, spool: reader },
  }))
}
