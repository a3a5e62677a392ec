import type { Writable } from 'node:stream'
import type { Language } from '#shared/fields.ts'
import type { Definition } from '../../data/definition.ts'
import type { StoredResponse, UnreadableResponse } from '../../data/storedResponse.ts'
import { sheetColumns, sheetRows } from './cell.ts'
import { codebookRows } from './codebook.ts'
import { planColumns } from './columnPlan.ts'
import { exportedQuestions } from './exportedQuestions.ts'
import { infoRows } from './info.ts'
import { sheetLayouts } from './layouts.ts'
import { LongAnswers } from './longAnswers.ts'
import { ResponseRows } from './responseRows.ts'
import { StreamedWorkbook } from './streamedWorkbook.ts'
import { wallClock } from './wallClock.ts'

export type ExportInput = {
  /** The present version, with its deleted questions and choices. */
  survey: { id: string; version: number; created_at: string } & Definition
  /** The survey as it was, or null where that version cannot be read. A rejection ends the export. */
  definitionOf: (version: number) => Promise<Definition | null>
  /** By the time they were made. Read once. */
  responses: AsyncIterable<StoredResponse | UnreadableResponse> | Iterable<StoredResponse | UnreadableResponse>
  language: Language
  /** An IANA name. */
  timeZone: string
  now: Date
  /** The site's origin, which the addresses of files begin with: a cell's root-relative one would lead nowhere. */
  site: string
  /** What one sheet can hold: Excel's own bounds where not given. */
  sheet?: { rows: number; columns: number }
}

/**
 * Writes all responses to a survey as an .xlsx with the sheets Responses, Coded, Codebook and Info, and Long answers where a text does not
 * fit into a cell. Memory grows only with the compressed size of the rows; the output sets the pace.
 *
 * A response that cannot be read or told is listed on Info. Rejects when the responses, `definitionOf` or the output fail; the output is
 * then destroyed, as half a file is none.
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
  const questions = exportedQuestions(survey)
  const plan = planColumns(questions, sheet.columns)
  const long = new LongAnswers()
  const layouts = sheetLayouts(plan, language, long)
  const rows = new ResponseRows(input, plan, long)

  await workbook.write(layouts.responses, rows.told(), sheet.rows)
  await workbook.write(layouts.coded, rows.coded.drain(), sheet.rows)
  await workbook.write(layouts.codebook, codebookRows(survey, questions, language), sheet.rows)

  const clock = wallClock(timeZone)
  const atClock = (moment: Date) => clock(moment).toISOString().slice(0, 19).replace('T', ' ')
  const facts = { survey, created: atClock(new Date(survey.created_at)), exported: atClock(now), timeZone, language, questions, plan }
  await workbook.write(layouts.info, infoRows({ ...facts, ...rows.outcome(), hasLongAnswers: !long.isEmpty }), sheet.rows)
  if (!long.isEmpty) await workbook.write(layouts.longAnswers, long.rows(), sheet.rows)
  await workbook.end()
  return { rows: rows.outcome().rows, unreadable: rows.outcome().unreadable }
}
