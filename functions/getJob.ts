import { readJob } from './data/jobs.ts'
import { presentedJob } from './jobs/jobFile.ts'
import { handle } from './http/handle.ts'

export const handler = handle('getJob', async ({ job }) => presentedJob(await readJob(job)))
