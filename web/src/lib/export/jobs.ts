import type { Job } from '#shared/responses/jobs.ts'
import { ApiError } from '../api/ApiError.ts'
import { call } from '../api/api.ts'

/** Milliseconds between two looks at a job, and after a look that had no answer. */
const pollMilliseconds = 1000
const retryMilliseconds = 5000

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/** A job that ended without a file: `failed` or `cancelled`. */
export class JobEnded extends Error {
  readonly job: Job
  constructor(job: Job) {
    super(job.error ?? job.state)
    this.name = 'JobEnded'
    this.job = job
  }
}

/** Whether the server may answer the same question in a moment: no network, busy, or too many questions. */
const isTransient = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/**
 * Follows a job until its file is there, and answers the file's address, which is good for five minutes. `onJob` hears how far it is. Goes
 * on through a lost network. Throws JobEnded, ApiError, or the signal's reason.
 */
export async function followJob(id: string, signal: AbortSignal, onJob: (job: Job) => void): Promise<string> {
  for (;;) {
    signal.throwIfAborted()
    let pause = pollMilliseconds
    try {
      const job = await call('getJob', { job: id }, { signal })
      onJob(job)
      if (job.state === 'done' && job.url) return job.url
      if (job.state === 'failed' || job.state === 'cancelled') throw new JobEnded(job)
    } catch (error) {
      if (!isTransient(error)) throw error
      pause = retryMilliseconds
    }
    await wait(pause, signal)
  }
}
