import { handle } from './http/handle.ts'
import { resultsOrJob } from './jobs/resultsOrJob.ts'

export const handler = handle('countResults', async ({ id, body }) => resultsOrJob(id, body))
