import { toPublicResponse, readResponse } from './data/responses/responses.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'

export const handler = handle('getResponse', async ({ id, user }) => versioned(toPublicResponse(await readResponse(id, user))))
