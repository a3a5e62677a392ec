import { toPublicResponse } from './data/responses/responses.ts'
import { claimResponse } from './data/responses/saveResponse.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'

export const handler = handle('claimResponse', async ({ body, user }) =>
  versioned(toPublicResponse(await claimResponse(body.response_id, user.id))),
)
