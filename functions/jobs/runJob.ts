import { changeJob, findJob, isSilent, type StoredJob } from '../data/jobs.ts'
import { readSurvey, type WholeSurvey } from '../data/surveys/surveys.ts'
import { useLongTimeouts } from '../platform/aws.ts'
import { log } from '../platform/log.ts'
import type { CountingPlace } from '../responses/countFiltered.ts'
import { deleteMatching, type DeletionPlace } from './deleteMatching.ts'
import { exportFile, type ExportPlace } from './exportFile.ts'
import { abortUpload } from './fileUpload.ts'
import { jobFileKey, removeJobFiles, removeStepFiles, type JobResult, type StepResult } from './jobFile.ts'
import { readPlace, removePlace, savePlace } from './place.ts'
import { JobFailure, Progress } from './progress.ts'
import { resultsFile } from './resultsFile.ts'
import { takenSeats } from './takenSeats.ts'
import { canRetry, readLiveJob } from './retryStep.ts'
import { callStep, queueNextStep } from './startJob.ts'

useLongTimeouts()

/**
 * Runs a step of a job: to the job's end, or as long as its function may run, and then starts the next step. A job that is not queued for this step
 * (cancelled, given up, or invoked twice) is left alone, unless it is silent. Throws if the step runs already, or if the next one could not be
 * called, so that Lambda repeats the call later: the step may have been killed less than a minute ago.
 */
export async function handler(
  { job: id, step = 0 }: { job: string; step?: number },
  { getRemainingTimeInMillis: remaining }: { getRemainingTimeInMillis: () => number },
): Promise<void> {
  const progress = new Progress({ id, step, remaining }) // before the state is `running`, so that no termination is missed
  try {
    const job = await changeJob(id, { state: 'running' }, { states: ['queued'], step })
    if (job) await runStep(job, progress)
    else await repeatCall(id, step)
  } finally {
    progress.stop()
  }
}

/** Completes the work of a killed call of the step: restarts the step, starts the next one, or removes files. */
async function repeatCall(id: string, step: number): Promise<void> {
  const job = await readLiveJob(id)
  if (job.state === 'running' && job.step === step) throw new Error(`Step ${step} of the job runs, or was killed a moment ago.`)
  if (job.state === 'queued' && job.step === step + 1 && isSilent(job)) await callStep(job)
  await removeUnneeded(id)
}

async function runStep(job: StoredJob, progress: Progress): Promise<void> {
  let kept: StoredJob | null = job
  let next: StoredJob | null = null
  let upload: string | null = null
  try {
    let from = job.place === undefined ? null : ((await readPlace(job.id, job.place)) as Place)
    progress.begin(job, from?.done)
    const survey = from?.survey ?? (await readSurvey(job.task.input.survey_id, { consistent: true, deleted: true }))
    if (!survey) throw new JobFailure('survey.not_found')
    while (kept && !next) {
      const result = await runTask(kept, survey, progress, from?.task ?? null)
      if (!('place' in result)) {
        await finish(kept, result)
        break
      }
      upload = result.upload
      from = { survey, done: progress.exactlyDone, task: result.place }
      await savePlace(job.id, job.step, from)
      const stored = { place: job.step, ...(upload && { upload }), retries: 0 }
      if (!result.goesOn && job.expires_at * 1000 <= Date.now()) throw new JobFailure('job.too_long')
      if (result.goesOn) kept = await changeJob(job.id, stored, { states: ['running'], step: job.step })
      else kept = next = await queueNextStep(kept, { ...stored, done: progress.done })
    }
  } catch (error) {
    next = await fail(kept ?? job, progress.signal.aborted ? progress.signal.reason : error, progress.done)
  }
  try {
    if (next) await callStep(next)
  } finally {
    await removeUnneeded(job.id, { place: job.place, upload })
  }
}

/**
 * The place at which a step ended. `survey`: as read by the first step, so that all write the same columns; `task`: the place of an export, a count
 * or a deletion.
 */
type Place = { survey: WholeSurvey; done: number; task: object }

function runTask(job: StoredJob, survey: WholeSurvey, progress: Progress, from: object | null): Promise<StepResult> {
  const { id, step, task } = job
  if (task.kind === 'export') return exportFile(task, { id, step, survey, progress, from: from as ExportPlace | null })
  if (task.kind === 'results') return resultsFile(task, { id, survey, progress, from: from as CountingPlace | null })
  if (task.kind === 'seats') return takenSeats(task, { progress, startedAt: job.created_at })
  return deleteMatching(task, { id, survey, progress, from: from as DeletionPlace | null })
}

async function finish({ id, step, total: expected }: StoredJob, { fileName, rows }: JobResult): Promise<void> {
  const total = Math.max(expected, rows) // the survey may have got responses meanwhile
  const change = { state: 'done' as const, ...(fileName && { file: fileName }), done: total, total, rows }
  await changeJob(id, change, { states: ['running'], step })
}

/** Stores that the job failed, or queues its step again from the same place if the error is not a JobFailure. */
async function fail(job: StoredJob, error: unknown, done: number): Promise<StoredJob | null> {
  const { id, step, retries } = job
  const { code, rows } = error instanceof JobFailure ? error : new JobFailure('job.failed')
  const { name, message, stack } = error as Error
  if (code === 'job.failed') {
    log('failed', { route: 'runJob', error: name, message, stack })
    const again = canRetry(job) ? await queueNextStep(job, { done, retries: retries + 1 }) : null
    if (again) return again
  }
  const change = { state: 'failed' as const, error: code, done, ...(rows !== undefined && { rows }) }
  const failed = await changeJob(id, change, { states: ['running'], step })
  if (!failed) await changeJob(id, { done }, { states: ['cancelled'], step }) // a cancelled job stays cancelled
  return null
}

/** Removes a place and an upload that the job no longer names, and intermediate results of a job that has ended. */
async function removeUnneeded(id: string, { place, upload }: { place?: number | undefined; upload?: string | null } = {}): Promise<void> {
  const job = await findJob(id)
  if (!job) return
  if (upload && upload !== job.upload) await abortUpload(jobFileKey(id), upload)
  if (place !== undefined && place !== job.place) await removePlace(id, place)
  if (job.state === 'done' && job.file) await removeStepFiles(job)
  else if (job.state === 'done' || job.state === 'failed' || job.state === 'cancelled') await removeJobFiles(job)
}
