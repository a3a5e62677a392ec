import { presented } from './data/responses.ts'
import { claim } from './data/saveResponse.ts'
import { handle } from './lib/handle.ts'
import { versioned } from './lib/reply.ts'

export const handler = handle('claimResponse', async ({ body, user }) => versioned(presented(await claim(body.response_id, user.id))))
