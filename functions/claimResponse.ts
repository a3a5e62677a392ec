import { presented } from './data/responses/responses.ts'
import { claim } from './data/responses/saveResponse.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'

export const handler = handle('claimResponse', async ({ body, user }) => versioned(presented(await claim(body.response_id, user.id))))
