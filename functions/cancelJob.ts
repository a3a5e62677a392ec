import { changeJob, readJob, type StoredJob } from './data/jobs.ts'
import { removeJobFiles } from './jobs/jobFile.ts'
import { handle } from './http/handle.ts'

/** A running step notices the cancellation at its next heartbeat and leaves no file. */
export const handler = handle('cancelJob', async ({ job }) => {
  const { id } = await readJob(job)
  const cancel = (...states: StoredJob['state'][]) => changeJob(id, { state: 'cancelled' }, { states })
  const cancelIdle = async () => {
    const idle = await cancel('queued', 'done')
    if (idle) await removeJobFiles(idle)
    return idle
  }
  // its step may end meanwhile
  if (!(await cancelIdle()) && !(await cancel('running'))) await cancelIdle()
  return undefined
})
