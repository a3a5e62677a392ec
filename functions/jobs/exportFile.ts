import type { Writable } from 'node:stream'
import type { ExportFormat } from '#shared/responses/jobs.ts'
import type { JobTask } from '../data/jobs.ts'
import { everyResponse } from '../data/responses/everyResponse.ts'
import type { ResponsePlace } from '../data/responses/responseOrder.ts'
import type { StoredResponse, UnreadableResponse } from '../data/responses/storedResponse.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { fileName } from '../export/deliverFile.ts'
import type { ExportInput } from '../export/exportInput.ts'
import { writeWorkbook, xlsxType } from '../export/xlsx/writeWorkbook.ts'
import { buildFilter } from '../responses/buildFilter.ts'
import { writeCsv } from '../export/csv/writeCsv.ts'
import { writeJsonLines } from '../export/jsonl/writeJsonLines.ts'
import type { UnfinishedFile } from './fileUpload.ts'
import type { Progress } from './progress.ts'
import type { StepResult } from './jobFile.ts'
import { withFile } from './withFile.ts'

type Format = {
  type: string
  write: (output: Writable, input: ExportInput) => Promise<{ rows: number }>
  /** The share of the work (0 to 1) that is done once all responses are read. */
  readShare: number
  /** Whether another step can continue its file. */
  hasSteps: boolean
}

const formats: Record<ExportFormat, Format> = {
  xlsx: { type: xlsxType, write: writeWorkbook, readShare: 0.5, hasSteps: false },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv, readShare: 1, hasSteps: true },
  jsonl: { type: 'application/x-ndjson', write: writeJsonLines, readShare: 1, hasSteps: true },
}

type ExportTask = Extract<JobTask, { kind: 'export' }>

/** Where a step of an export ended. `at`: the last response that it read; `rows`: of the file so far. */
export type ExportPlace = { now: Date; at: ResponsePlace | null; rows: number; file: UnfinishedFile }

type Step = { id: string; survey: WholeSurvey; progress: Progress; from: ExportPlace | null }

/** Writes an export of the responses that match `where` as the job's file, or as much of it as the step has time for. */
export async function exportFile({ input, site }: ExportTask, { id, survey, progress, from }: Step): Promise<StepResult> {
  const { format, lang, tz, where } = input
  const { type, write, readShare, hasSteps } = formats[format]
  const now = from?.now ?? new Date()
  const filter = buildFilter(survey, { where })
  let at = from?.at ?? null
  let matching = 0
  let isCut = false

  async function* responses(): AsyncGenerator<StoredResponse | UnreadableResponse> {
    for await (const response of everyResponse(survey.id, { order: 'indexed', from: at, onPlace: (place) => (at = place) })) {
      progress.advance(readShare)
      if (!filter || (!('unreadable' in response) && (await filter(response)))) {
        matching += 1
        yield response
      }
      isCut = hasSteps && progress.isStepOver
      if (isCut) return
    }
  }
  return withFile(id, type, { signal: progress.signal, begun: from?.file }, async (file) => {
    const { rows } = await write(file, {
      survey,
      responses: responses(),
      language: lang,
      timeZone: tz,
      now,
      site,
      from: from ?? undefined,
      onCodedRow: () => progress.advance(((1 - readShare) * progress.total) / matching),
    })
    if (!isCut) {
      await file.complete()
      return { fileName: fileName(survey, now, tz, format), rows }
    }
    const unfinished = await file.suspend()
    const place: ExportPlace = { now, at, rows, file: unfinished }
    return { place, upload: unfinished.id }
  })
}
