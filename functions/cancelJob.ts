import { changeJob, readJob } from './data/jobs.ts'
import { removeJobFile } from './jobs/jobFile.ts'
import { handle } from './http/handle.ts'

/** A running job notices the cancellation at its next heartbeat and leaves no file. */
export const handler = handle('cancelJob', async ({ job }) => {
  const { id } = await readJob(job)
  await changeJob(id, { state: 'cancelled' }, { states: ['queued', 'running', 'done'] })
  await removeJobFile(id)
  return undefined
})
