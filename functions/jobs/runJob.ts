import { changeJob, type StoredJob } from '../data/jobs.ts'
import { useLongTimeouts } from '../platform/aws.ts'
import { log } from '../platform/log.ts'
import { exportFile } from './exportFile.ts'
import { removeJobFile, type Made } from './jobFile.ts'
import { JobFailure, Progress } from './progress.ts'
import { resultsFile } from './resultsFile.ts'

useLongTimeouts()

/** Milliseconds that a job leaves for saying that it has failed. */
const reserve = 20_000

/** Runs a job that waits. One that was cancelled, or given up, before it began is left alone; one that fails says so. */
export async function handler(
  { job: id }: { job: string },
  { getRemainingTimeInMillis }: { getRemainingTimeInMillis: () => number },
): Promise<void> {
  const progress = new Progress(id, getRemainingTimeInMillis() - reserve) // before it is said to run, so that an end from now on is heard
  try {
    const job = await changeJob(id, { state: 'running' }, { states: ['queued'] })
    if (!job) return
    const { name, total } = await make(job, progress)
    const ended = await changeJob(id, { state: 'done', file: name, done: total, total }, { states: ['running'] })
    if (!ended) await removeJobFile(id)
  } catch (error) {
    await fail(id, progress.signal.aborted ? progress.signal.reason : error)
  } finally {
    progress.stop()
  }
}

const make = ({ id, task, total }: StoredJob, progress: Progress): Promise<Made> =>
  task.kind === 'export' ? exportFile(id, task, total, progress) : resultsFile(id, task, progress)

async function fail(id: string, error: unknown): Promise<void> {
  const code = error instanceof JobFailure ? error.code : 'job.failed'
  const { name, message, stack } = error as Error
  if (code === 'job.failed') log('failed', { route: 'runJob', error: name, message, stack })
  await changeJob(id, { state: 'failed', error: code }, { states: ['running'] }) // one that was cancelled stays so
  await removeJobFile(id)
}
