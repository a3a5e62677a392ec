import { readReport } from './data/report.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'

export const handler = handle('getReport', async ({ id }) => versioned(await readReport(id)))
