import { toPublicJob } from './jobs/jobFile.ts'
import { readLiveJob } from './jobs/retryStep.ts'
import { handle } from './http/handle.ts'

export const handler = handle('getJob', async ({ job }) => toPublicJob(await readLiveJob(job)))
