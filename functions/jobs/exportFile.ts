import type { Writable } from 'node:stream'
import type { ExportFormat } from '#shared/responses/jobs.ts'
import type { JobTask } from '../data/jobs.ts'
import { everyResponse } from '../data/responses/everyResponse.ts'
import type { StoredResponse, UnreadableResponse } from '../data/responses/storedResponse.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { fileName } from '../export/deliverFile.ts'
import type { ExportInput } from '../export/exportInput.ts'
import { writeWorkbook, xlsxType } from '../export/xlsx/writeWorkbook.ts'
import { buildFilter } from '../responses/buildFilter.ts'
import { writeCsv } from '../export/csv/writeCsv.ts'
import { writeJsonLines } from '../export/jsonl/writeJsonLines.ts'
import type { Progress } from './progress.ts'
import type { JobResult } from './jobFile.ts'
import { storeFile } from './storeFile.ts'

type Format = {
  type: string
  write: (output: Writable, input: ExportInput) => Promise<{ rows: number }>
  /** The share of the work (0 to 1) that is done once all responses are read. */
  readShare: number
}

const formats: Record<ExportFormat, Format> = {
  xlsx: { type: xlsxType, write: writeWorkbook, readShare: 0.5 },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv, readShare: 1 },
  jsonl: { type: 'application/x-ndjson', write: writeJsonLines, readShare: 1 },
}

type ExportTask = Extract<JobTask, { kind: 'export' }>

/** Writes an export of the responses that match `where` and stores it as the job's file. */
export async function exportFile(id: string, survey: WholeSurvey, { input, site }: ExportTask, progress: Progress): Promise<JobResult> {
  const { format, lang, tz, where } = input
  const { type, write, readShare } = formats[format]
  const now = new Date()
  const filter = buildFilter(survey, { where })
  let rows = 0

  async function* responses(): AsyncGenerator<StoredResponse | UnreadableResponse> {
    for await (const response of everyResponse(survey.id, { order: 'indexed' })) {
      progress.advance(readShare)
      if (filter && ('unreadable' in response || !(await filter(response)))) continue
      rows += 1
      yield response
    }
  }
  const written = await storeFile(
    id,
    type,
    (output) =>
      write(output, {
        survey,
        responses: responses(),
        language: lang,
        timeZone: tz,
        now,
        site,
        onCodedRow: () => progress.advance(((1 - readShare) * progress.total) / rows),
      }),
    progress.signal,
  )
  return { fileName: fileName(survey, now, tz, format), rows: written.rows }
}
