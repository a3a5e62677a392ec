import { saveReport } from './data/report.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'

export const handler = handle('saveReport', async ({ id, body, ifMatch }) => versioned(await saveReport(id, body, ifMatch)))
