import { myResponse } from './data/responses/responses.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'
import { ownResponse } from './responses/ownResponse.ts'

export const handler = handle('getMyResponse', async ({ query, user }) =>
  versioned(await ownResponse(await myResponse(user.id, query.survey_id))),
)
