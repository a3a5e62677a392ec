import { presented, readResponse } from './data/responses.ts'
import { handle } from './lib/handle.ts'
import { versioned } from './lib/reply.ts'

export const handler = handle('getResponse', async ({ id, user }) => versioned(presented(await readResponse(id, user))))
