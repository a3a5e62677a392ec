import { readJob } from './data/jobs.ts'
import { toPublicJob } from './jobs/jobFile.ts'
import { handle } from './http/handle.ts'

export const handler = handle('getJob', async ({ job }) => toPublicJob(await readJob(job)))
