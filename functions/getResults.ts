import { handle } from './http/handle.ts'
import { resultsOrJob } from './jobs/resultsOrJob.ts'

export const handler = handle('getResults', async ({ id, query }) => resultsOrJob(id, query))
