import { changeJob, isStalled, readJob, type StoredJob } from '../data/jobs.ts'
import { removeJobFiles } from './jobFile.ts'
import { callStep, queueNextStep } from './startJob.ts'

/** Consecutive steps that may end without a place, after the first. */
const maxRetries = 2

/** The job with that id; 404 if there is none or it has expired. Restarts the step of a job without a heartbeat from its last place. */
export async function readLiveJob(id: string): Promise<StoredJob> {
  const job = await readJob(id)
  if (!isStalled(job)) return job
  const changed = canRetry(job)
    ? await queueNextStep(job, { retries: job.retries + 1 }, job.beat_at)
    : await changeJob(id, { state: 'failed', error: 'job.stopped' }, { states: ['queued', 'running'], beatAt: job.beat_at })
  if (changed?.state === 'queued') await callStep(changed)
  if (changed?.state === 'failed') await removeJobFiles(changed)
  return changed ?? readLiveJob(id)
}

/** Whether its step may be started again. */
export const canRetry = ({ retries }: StoredJob): boolean => retries < maxRetries
