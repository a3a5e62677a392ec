import { changeJob, readJob, type StoredJob } from '../data/jobs.ts'
import { readSurvey, type WholeSurvey } from '../data/surveys/surveys.ts'
import { useLongTimeouts } from '../platform/aws.ts'
import { log } from '../platform/log.ts'
import type { CountingPlace } from '../responses/countFiltered.ts'
import { deleteMatching, type DeletionPlace } from './deleteMatching.ts'
import { exportFile, type ExportPlace } from './exportFile.ts'
import { removeJobFiles, removeStepFiles, type JobResult, type StepResult } from './jobFile.ts'
import { readPlace, removePlace, savePlace } from './place.ts'
import { JobFailure, Progress } from './progress.ts'
import { resultsFile } from './resultsFile.ts'
import { canRetry, readLiveJob } from './retryStep.ts'
import { startNextStep } from './startJob.ts'

useLongTimeouts()

/**
 * Runs a step of a job: to the job's end, or as long as its function may run, and then starts the next step. A job that is not queued for this step
 * (cancelled, given up, or invoked twice) is left alone, unless it is silent. Throws if the step runs already, so that Lambda repeats the call later:
 * the step may have been killed less than a minute ago.
 */
export async function handler(
  { job: id, step = 0 }: { job: string; step?: number },
  { getRemainingTimeInMillis: remaining }: { getRemainingTimeInMillis: () => number },
): Promise<void> {
  const progress = new Progress({ id, step, remaining }) // before the state is `running`, so that no termination is missed
  try {
    const job = await changeJob(id, { state: 'running' }, { states: ['queued'], step })
    if (job) await runStep(job, progress)
    else await retryKilledStep(id, step)
  } finally {
    progress.stop()
  }
}

/** Starts a step again whose call was killed, and which Lambda repeats. */
async function retryKilledStep(id: string, step: number): Promise<void> {
  const job = await readLiveJob(id)
  if (job.state === 'running' && job.step === step) throw new Error(`Step ${step} of the job runs, or was killed a moment ago.`)
}

async function runStep(job: StoredJob, progress: Progress): Promise<void> {
  let kept: StoredJob | null = job
  try {
    let from = job.place === undefined ? null : ((await readPlace(job.id, job.place)) as Place)
    progress.begin(job, from?.done)
    const survey = from?.survey ?? (await readSurvey(job.task.input.survey_id, { consistent: true, deleted: true }))
    if (!survey) throw new JobFailure('survey.not_found')
    while (kept) {
      const result = await runTask(kept, survey, progress, from?.task ?? null)
      if (!('place' in result)) return await finish(kept, result)
      from = { survey, done: progress.exactlyDone, task: result.place }
      await savePlace(job.id, job.step, from)
      if (!result.goesOn) return await suspend(kept, result.upload, progress)
      kept = await keepPlace(kept, result.upload)
    }
  } catch (error) {
    await fail(kept ?? job, progress.signal.aborted ? progress.signal.reason : error, progress.done)
  }
}

/** Where a step ended. `survey`: as the first step read it, since later steps must write the same columns; `task`: the place of an export, a count or a deletion. */
type Place = { survey: WholeSurvey; done: number; task: object }

function runTask(job: StoredJob, survey: WholeSurvey, progress: Progress, from: object | null): Promise<StepResult> {
  const { id, step, task } = job
  if (task.kind === 'export') return exportFile(task, { id, step, survey, progress, from: from as ExportPlace | null })
  if (task.kind === 'results') return resultsFile(task, { id, survey, progress, from: from as CountingPlace | null })
  return deleteMatching(task, { id, survey, progress, from: from as DeletionPlace | null })
}

async function finish(job: StoredJob, { fileName, rows }: JobResult): Promise<void> {
  const { id, step } = job
  const total = Math.max(job.total, rows) // the survey may have got responses meanwhile
  const saved = await changeJob(
    id,
    { state: 'done', ...(fileName && { file: fileName }), done: total, total, rows },
    { states: ['running'], step },
  )
  if (!saved) await removeIfEnded(job)
  else if (!fileName) await removeJobFiles(job)
  else await removeStepFiles(job)
}

/** Stores the place from where a retry of this step continues. Null if the job has ended. */
async function keepPlace(job: StoredJob, upload: string | null): Promise<StoredJob | null> {
  const { id, step, place } = job
  const stored = { place: step, ...(upload && { upload }) }
  const kept = await changeJob(id, { ...stored, retries: 0 }, { states: ['running'], step })
  if (!kept) await removeIfEnded({ ...job, ...stored })
  if (place !== undefined && place !== step) await removePlace(id, place)
  return kept
}

async function suspend(job: StoredJob, upload: string | null, progress: Progress): Promise<void> {
  const { id, step, place, expires_at } = job
  const stored = { place: step, ...(upload && { upload }) }
  if (expires_at * 1000 <= Date.now()) throw new JobFailure('job.too_long')
  const next = await startNextStep(job, { ...stored, done: progress.done, retries: 0 })
  if (!next) await removeIfEnded({ ...job, ...stored })
  if (place !== undefined) await removePlace(id, place)
}

/** Stores that the job failed, or starts its step again from the same place if the error is none of the job's own. */
async function fail(job: StoredJob, error: unknown, done: number): Promise<void> {
  const { id, step, retries } = job
  const { code, rows } = error instanceof JobFailure ? error : new JobFailure('job.failed')
  const { name, message, stack } = error as Error
  if (code === 'job.failed') {
    log('failed', { route: 'runJob', error: name, message, stack })
    if (canRetry(job) && (await startNextStep(job, { done, retries: retries + 1 }))) return
  }
  const change = { state: 'failed' as const, error: code, done, ...(rows !== undefined && { rows }) }
  const failed = await changeJob(id, change, { states: ['running'], step })
  if (failed) return removeJobFiles(failed)
  await changeJob(id, { done }, { states: ['cancelled'], step }) // a cancelled job stays cancelled
  await removeIfEnded(job)
}

/** Removes the files of a job that this step works at no more, unless another step does. */
async function removeIfEnded(job: StoredJob): Promise<void> {
  const { state } = await readJob(job.id)
  if (state === 'cancelled' || state === 'failed') await removeJobFiles(job)
}
