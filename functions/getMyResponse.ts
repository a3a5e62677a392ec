import { myResponse, presented } from './data/responses.ts'
import { handle } from './lib/handle.ts'
import { versioned } from './lib/reply.ts'

export const handler = handle('getMyResponse', async ({ query, user }) => versioned(presented(await myResponse(user.id, query.survey_id))))
