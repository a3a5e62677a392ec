// A process that writes the cells of an export with exceljs's streaming writer and nothing else: FILE with the survey and its responses.
import ExcelJS from 'exceljs'
import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Cell } from '#functions/export/cell.ts'
import { planColumns } from '#functions/export/columnPlan.ts'
import { allQuestions } from '#functions/answered/allQuestions.ts'
import { ResponseRows } from '#functions/export/responseRows.ts'
import type { Definition } from '#functions/data/surveys/definitions.ts'
import type { StoredResponse } from '#functions/data/responses/storedResponse.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import * as v from 'valibot'

const { survey, lines, drawn } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  survey: unknown
  lines: (Pick<StoredResponse, 'answers'> & Partial<Pick<StoredResponse, 'demographics'>>)[]
  drawn: number[]
}
const at = '2026-10-01T00:00:00.000Z'
const definition: Definition = { ...v.parse(surveyBody, survey), retired_questions: [], retired_choices: [] }
const input = {
  survey: { id: 'S1', version: 1, created_at: at, ...definition },
  versionOf: () => Promise.resolve(null),
  responses: lines.map((line, place) => ({
    answers: line.answers,
    demographics: line.demographics ?? {},
    id: `S1-${place}`,
    survey_id: 'S1',
    version: 1,
    survey_version: 1,
    language: 'en' as const,
    owner: null,
    created_at: at,
    updated_at: at,
  })),
  language: 'en' as const,
  timeZone: 'Asia/Seoul',
  now: new Date(at),
  site: 'http://127.0.0.1',
}
const rows: { responses: Cell[]; coded: Cell[] }[] = []
for await (const row of new ResponseRows(input, planColumns(allQuestions(input.survey), Infinity)).all()) rows.push(row)

const before = process.cpuUsage()
const start = performance.now()
const output = new PassThrough()
const written = buffer(output)
const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
  stream: output,
  useStyles: true,
  useSharedStrings: false,
  zip: { zlib: { level: 1 } },
})
for (const name of ['responses', 'coded'] as const) {
  const sheet = workbook.addWorksheet(name)
  for (const [place, line] of drawn.entries()) {
    sheet.addRow(rows[line]![name].with(0, place + 1)).commit()
    if (place % 500 === 0) await new Promise(setImmediate) // the writer's streams get their turn
  }
  sheet.commit()
}
await workbook.commit()
const { length } = await written
const { user, system } = process.cpuUsage(before)
const row = {
  name: 'exceljs alone, the same cells',
  seconds: (performance.now() - start) / 1000,
  cpu: (user + system) / 1e6,
  bytes: length,
}
process.send!({ ...row, peak: process.resourceUsage().maxRSS * 1024 }, () => process.exit(0))
