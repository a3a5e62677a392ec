import type { Job } from '#shared/responses/jobs.ts'
import { ApiError } from '../api/ApiError.ts'
import { call } from '../api/api.ts'

/** Milliseconds between two requests for a job's state, and after one that failed. */
const pollMilliseconds = 1000
const retryMilliseconds = 5000

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/** A job that did not come to its end: `failed` or `cancelled`. */
export class JobEnded extends Error {
  readonly job: Job
  constructor(job: Job) {
    super(job.error ?? job.state)
    this.name = 'JobEnded'
    this.job = job
  }
}

/** True for errors after which a retry may succeed: no network, 429 and 5xx. */
const isTransient = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/**
 * Polls a job until it is done, and returns it; the URL of its file, if it has one, is valid for five minutes. `onJob` gets each state. Retries
 * transient errors. Throws JobEnded, any other ApiError, or the signal's reason.
 */
export async function followJob(id: string, signal: AbortSignal, onJob: (job: Job) => void): Promise<Job> {
  for (;;) {
    signal.throwIfAborted()
    let pause = pollMilliseconds
    try {
      const job = await call('getJob', { job: id }, { signal })
      onJob(job)
      if (job.state === 'done') return job
      if (job.state === 'failed' || job.state === 'cancelled') throw new JobEnded(job)
    } catch (error) {
      if (!isTransient(error)) throw error
      pause = retryMilliseconds
    }
    await wait(pause, signal)
  }
}
