import { handle } from './lib/handle.ts'
import { versioned } from './lib/reply.ts'
import { shownSurvey } from './lib/shownSurvey.ts'

export const handler = handle('getSurvey', async ({ id, query, user }) => versioned(await shownSurvey(id, user, query.response)))
