import type { Writable } from 'node:stream'
import type { ExportFormat } from '#shared/responses/jobs.ts'
import type { JobTask } from '../data/jobs.ts'
import { everyResponse } from '../data/responses/everyResponse.ts'
import type { ResponsePlace } from '../data/responses/responseOrder.ts'
import type { StoredResponse, UnreadableResponse } from '../data/responses/storedResponse.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { fileName } from '../export/deliverFile.ts'
import { withNamedQuotes } from '../export/withNamedQuotes.ts'
import type { ExportInput, WorkbookState } from '../export/exportInput.ts'
import { writeWorkbook, xlsxType } from '../export/xlsx/writeWorkbook.ts'
import { buildFilter } from '../responses/buildFilter.ts'
import { writeCsv } from '../export/csv/writeCsv.ts'
import { writeJsonLines } from '../export/jsonl/writeJsonLines.ts'
import { SpoolFiles, type SpoolSteps } from './spoolFiles.ts'
import { completeUpload, type UnfinishedFile } from './fileUpload.ts'
import type { Progress } from './progress.ts'
import { jobFileKey, type JobResult, type StepResult } from './jobFile.ts'
import { withFile } from './withFile.ts'

type Format = { type: string; write: (output: Writable, input: ExportInput) => Promise<{ rows: number; workbook?: WorkbookState }> }

const formats: Record<ExportFormat, Format> = {
  xlsx: { type: xlsxType, write: writeWorkbook },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
  jsonl: { type: 'application/x-ndjson', write: writeJsonLines },
}

type ExportTask = Extract<JobTask, { kind: 'export' }>

/** The place of a step of an export. */
export type ExportPlace = WritingPlace | WrittenPlace

/** `at`: the last response read; `rows`: of the file so far. For a workbook: its state, and the steps' spools; `isRead`: whether all responses are read. */
type WritingPlace = {
  now: Date
  at: ResponsePlace | null
  rows: number
  file: UnfinishedFile
  workbook?: WorkbookState
  spools?: SpoolSteps
  isRead?: boolean
}

/** A file that is written. Its upload is completed only after the place is stored, so that a step that is ended meanwhile can be repeated. */
type WrittenPlace = { file: UnfinishedFile; result: JobResult }

type Step = { id: string; step: number; survey: WholeSurvey; progress: Progress; from: ExportPlace | null }

/** Writes an export of the responses that match `where` as the job's file, or as much of it as the step has time for. */
export async function exportFile(task: ExportTask, { from, ...step }: Step): Promise<StepResult> {
  if (!from || !('result' in from)) return writeFile(task, { ...step, from })
  await completeUpload(jobFileKey(step.id), formats[task.input.format].type, from.file)
  return from.result
}

async function writeFile({ input, site }: ExportTask, { id, step, survey, progress, from }: Step & { from: WritingPlace | null }) {
  const { format, lang, tz, where } = input
  const { type, write } = formats[format]
  const now = from?.now ?? new Date()
  const filter = buildFilter(survey, { where })
  const spools = new SpoolFiles(id, step, from?.spools)
  let at = from?.at ?? null
  let isOver = false

  async function* responses(): AsyncGenerator<StoredResponse | UnreadableResponse> {
    if (from?.isRead) return
    for await (const response of everyResponse(survey.id, { order: 'indexed', from: at, onPlace: (place) => (at = place) })) {
      progress.advance(1)
      if (!filter || (!('unreadable' in response) && (await filter(response)))) yield response
      isOver = progress.isStepOver
      if (isOver) return
    }
  }
  return withFile(id, type, { signal: progress.signal, begun: from?.file, spools }, async (file): Promise<StepResult> => {
    const { rows, workbook } = await write(file, {
      survey: withNamedQuotes(survey),
      responses: responses(),
      language: lang,
      timeZone: tz,
      now,
      site,
      from: from ?? undefined,
      isCut: () => isOver || (!from?.isRead && spools.areStored), // a step of its own completes a long file
      spool: (name) => spools.open(name),
    })
    const unfinished = await file.suspend()
    if (isOver || workbook) {
      const place: WritingPlace = {
        now,
        at,
        rows,
        file: unfinished,
        isRead: !isOver,
        ...(workbook && { workbook, spools: await spools.suspend() }),
      }
      return { place, upload: unfinished.id }
    }
    const result = { fileName: fileName(survey, now, tz, format), rows }
    if (unfinished.id) return { place: { file: unfinished, result } satisfies WrittenPlace, upload: unfinished.id, goesOn: true }
    await file.complete()
    return result
  })
}
