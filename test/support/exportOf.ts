import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { answeredVersion } from '#functions/answered/answeredVersion.ts'
import type { StoredResponse, UnreadableResponse } from '#functions/data/responses/storedResponse.ts'
import type { ExportInput } from '#functions/export/exportInput.ts'
import { writeWorkbook } from '#functions/export/xlsx/writeWorkbook.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { readWorkbook } from './checkExport/readWorkbook.ts'

/** A guest's response to version 1 with these answers by question id. */
export const storedResponse = (answers: Record<string, unknown> = {}, overrides: Partial<StoredResponse> = {}): StoredResponse => ({
  id: 'survey-1.secret-response-id',
  survey_id: 'survey-1',
  version: 1,
  survey_version: 1,
  answers: Object.entries(answers).map(([question_id, value]) => ({ question_id, value })) as StoredResponse['answers'],
  demographics: {},
  language: null,
  owner: null,
  created_at: '2026-11-20T06:04:05.000Z',
  updated_at: '2026-11-20T06:04:05.000Z',
  ...overrides,
})

/** A survey as stored, by default with nothing deleted. */
export const definitionOf = (survey: Survey, retired: Partial<ExportInput['survey']> = {}): ExportInput['survey'] => ({
  ...survey,
  retired_questions: [],
  retired_choices: [],
  ...retired,
})

/** Gives each response its version: the present one, or that of `earlier`, null if that has none. */
export const versionIn =
  (survey: ExportInput['survey'], earlier: (version: number) => ExportInput['survey'] | null = () => null): ExportInput['versionOf'] =>
  ({ survey_version }) => {
    const found = survey_version === survey.version ? survey : earlier(survey_version)
    return Promise.resolve(found && answeredVersion(found))
  }

/**
 * Writes an export and reads it back: the texts of each sheet's rows, '' for an empty cell. By default in English and in Seoul's time zone.
 * `earlier`: the survey in an earlier version.
 */
export async function exportOf(
  survey: ExportInput['survey'],
  responses: (StoredResponse | UnreadableResponse)[],
  { earlier, ...overrides }: Partial<ExportInput> & { earlier?: Parameters<typeof versionIn>[1] } = {},
) {
  const output = new PassThrough()
  const collected = buffer(output)
  const result = await writeWorkbook(output, {
    survey,
    responses,
    versionOf: versionIn(survey, earlier),
    language: 'en',
    timeZone: 'Asia/Seoul',
    now: new Date('2026-11-21T00:00:00.000Z'),
    site: 'https://surveys.example',
    ...overrides,
  })
  const file = await collected
  const sheets = readWorkbook(file)
  const rowsOf = (name: string) => {
    const rows = sheets.find((sheet) => sheet.name === name)?.rows ?? []
    const width = Math.max(0, ...rows.map(({ length }) => length))
    return rows.map((row) => Array.from({ length: width }, (_, column) => row[column]?.text ?? ''))
  }
  const [codedIds = [], , ...codedRows] = rowsOf('Coded')
  return {
    file,
    result,
    sheets,
    rowsOf,
    /** The answers of each row of Responses, without the columns before them. */
    responses: rowsOf('Responses').map((row) => row.slice(10)),
    /** Each row of Coded by column id. */
    coded: codedRows.map((row) => Object.fromEntries(codedIds.map((id, column) => [id, row[column]!]))),
  }
}
