import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'
import { shownSurvey } from './responses/shownSurvey.ts'

export const handler = handle('getSurvey', async ({ id, query, user }) => versioned(await shownSurvey(id, user, query.response)))
