import { GetObjectCommand } from '@aws-sdk/client-s3'
import type { JobTask } from '../data/jobs.ts'
import { deleteResponseIf } from '../data/responses/deleteResponse.ts'
import type { ResponsePlace } from '../data/responses/responseOrder.ts'
import { giveBackSeats, hasSeat, openSeat } from '../data/seats.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { writeLines } from '../platform/writeLines.ts'
import { s3 } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'
import { buildFilter } from '../responses/buildFilter.ts'
import { matchingResponses } from '../responses/matchingResponses.ts'
import { completeUpload, type UnfinishedFile } from './fileUpload.ts'
import { jobFileKey, type StepResult } from './jobFile.ts'
import { JobFailure, type Progress } from './progress.ts'
import { withFile } from './withFile.ts'

type DeletionTask = Extract<JobTask, { kind: 'deletion' }>

/** The place of a step that lists responses. `at`: the last response read; `rows`: how many are listed; `bytes`: of the list so far. */
type ListingPlace = { at: ResponsePlace | null; rows: number; bytes: number; file: UnfinishedFile }

/**
 * The place of a step that deletes. `bytes`: of the list; `from`: the byte of the next id; `rows`: how many are deleted; `list`: its upload, while it
 * is not complete.
 */
type DeletingPlace = { bytes: number; from: number; rows: number; list?: UnfinishedFile }

export type DeletionPlace = ListingPlace | DeletingPlace

type Step<P> = { id: string; survey: WholeSurvey; progress: Progress; from: P }

const listType = 'text/plain'

/** Responses that are deleted side by side. */
const deletedAtOnce = 16

/** Bytes of the list that are in memory: some 300 ids. */
const pageBytes = 16 * 1024

/**
 * Deletes the responses that match `where`, each with its files, or as many as the step has time for. The first steps list them in the job's file.
 * Fails without a deletion if their number is not `count`. A response that is changed meanwhile and no longer matches is kept, and so is one that is
 * not listed. A repeated step deletes the rest of the list; deletions before a failure are final.
 */
export const deleteMatching = (task: DeletionTask, { from, ...step }: Step<DeletionPlace | null>): Promise<StepResult> =>
  from && !('file' in from) ? deleteListed(task, { ...step, from }) : listMatching(task, { ...step, from })

async function listMatching({ input }: DeletionTask, { id, survey, progress, from }: Step<ListingPlace | null>): Promise<StepResult> {
  const { where, count } = input
  const { signal } = progress
  let { at, rows, bytes } = from ?? { at: null, rows: 0, bytes: 0 }
  let isCut = false

  async function* lines(): AsyncGenerator<string> {
    const reading = {
      from: at,
      onPlace: (place: ResponsePlace) => (at = place),
      onResponse: () => signal.throwIfAborted(),
      isOver: () => (isCut = progress.isStepOver),
    }
    for await (const response of matchingResponses(survey.id, buildFilter(survey, { where }), reading)) {
      rows += 1
      bytes += line(response.id).length
      yield line(response.id)
    }
  }
  return withFile(id, listType, { signal, begun: from?.file }, async (file) => {
    await writeLines(file, lines())
    const unfinished = await file.suspend()
    if (isCut) {
      return { place: { at, rows, bytes, file: unfinished } satisfies ListingPlace, upload: unfinished.id }
    }
    if (rows !== count) throw new JobFailure('responses.count_changed', rows)
    // a step that is repeated after the list is complete, or after the first deletion, must not list again
    return { place: { bytes, from: 0, rows: 0, list: unfinished } satisfies DeletingPlace, upload: unfinished.id }
  })
}

async function deleteListed({ input }: DeletionTask, { id: job, survey, progress, from }: Step<DeletingPlace>): Promise<StepResult> {
  const filter = buildFilter(survey, input)
  const { bytes, list } = from
  if (list) await completeUpload(jobFileKey(job), listType, list)
  let { from: next, rows } = from

  let isOver = false
  let seated = 0

  /** The ids of a page one by one, to several loops that share it. It ends for all of them when one of them fails. */
  function* taken(ids: string[]): Generator<string> {
    for (const id of ids) {
      next += line(id).length
      yield id
      isOver = progress.isStepOver
      if (isOver) return
    }
  }
  const deleteEach = async (ids: Iterable<string>) => {
    for (const id of ids) {
      progress.signal.throwIfAborted()
      const { isGone, deleted } = await deleteResponseIf(id, (response) => !filter || filter(response))
      if (isGone) rows += 1
      if (deleted && hasSeat(deleted)) seated += 1
      progress.advance(1)
    }
  }
  while (next < bytes && !isOver) {
    const waiting = taken(await readIds(job, next))
    const seat = await openSeat(survey.id) // as of before these deletions
    const ended = await Promise.allSettled(Array.from({ length: deletedAtOnce }, () => deleteEach(waiting)))
    if (seat) await giveBackSeats(seat, seated)
    seated = 0
    const failed = ended.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }
  return next < bytes ? { place: { bytes, from: next, rows } satisfies DeletingPlace, upload: null } : { rows }
}

const line = (id: string) => `${id}\n`

/** The ids of the list from that byte on that are whole on one page. */
async function readIds(job: string, from: number): Promise<string[]> {
  const Range = `bytes=${from}-${from + pageBytes - 1}`
  const page = new GetObjectCommand({ Bucket: environment('PRIVATE_BUCKET'), Key: jobFileKey(job), Range })
  const text = await (await s3().send(page)).Body!.transformToString()
  return text.slice(0, text.lastIndexOf('\n')).split('\n')
}
