import { changeJob, type StoredJob } from '../data/jobs.ts'
import { readSurvey } from '../data/surveys/surveys.ts'
import { useLongTimeouts } from '../platform/aws.ts'
import { log } from '../platform/log.ts'
import { deleteMatching } from './deleteMatching.ts'
import { exportFile } from './exportFile.ts'
import { removeJobFile, type JobResult } from './jobFile.ts'
import { JobFailure, Progress } from './progress.ts'
import { resultsFile } from './resultsFile.ts'

useLongTimeouts()

/** Milliseconds that are kept free to save that a job failed. */
const reserve = 20_000

/** Runs a queued job and saves how it ended. One that is no longer queued (cancelled, or given up) is left alone. */
export async function handler(
  { job: id }: { job: string },
  { getRemainingTimeInMillis }: { getRemainingTimeInMillis: () => number },
): Promise<void> {
  const progress = new Progress(id, getRemainingTimeInMillis() - reserve) // before the state is `running`, so that no termination is missed
  try {
    const job = await changeJob(id, { state: 'running' }, { states: ['queued'] })
    if (!job) return
    progress.total = job.total
    const { fileName, rows } = await runTask(job, progress)
    const total = Math.max(job.total, rows) // the survey may have got responses meanwhile
    const saved = await changeJob(
      id,
      { state: 'done', ...(fileName && { file: fileName }), done: total, total, rows },
      { states: ['running'] },
    )
    if (!saved) await removeJobFile(id)
  } catch (error) {
    await fail(id, progress.signal.aborted ? progress.signal.reason : error, progress.done)
  } finally {
    progress.stop()
  }
}

async function runTask({ id, task }: StoredJob, progress: Progress): Promise<JobResult> {
  const survey = await readSurvey(task.input.survey_id, { consistent: true, deleted: true })
  if (!survey) throw new JobFailure('survey.not_found')
  if (task.kind === 'export') return exportFile(id, survey, task, progress)
  return task.kind === 'results' ? resultsFile(id, survey, task, progress) : deleteMatching(survey, task, progress)
}

async function fail(id: string, error: unknown, done: number): Promise<void> {
  const { code, rows } = error instanceof JobFailure ? error : new JobFailure('job.failed')
  const { name, message, stack } = error as Error
  if (code === 'job.failed') log('failed', { route: 'runJob', error: name, message, stack })
  const failed = await changeJob(id, { state: 'failed', error: code, done, ...(rows !== undefined && { rows }) }, { states: ['running'] })
  if (!failed) await changeJob(id, { done }, { states: ['cancelled'] }) // a cancelled job stays cancelled
  await removeJobFile(id)
}
