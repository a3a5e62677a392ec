import { myResponse, toPublicResponse } from './data/responses/responses.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'
import { withPresentValues } from './responses/forgottenValues.ts'

export const handler = handle('getMyResponse', async ({ query, user }) =>
  versioned(toPublicResponse(await withPresentValues(await myResponse(user.id, query.survey_id)))),
)
