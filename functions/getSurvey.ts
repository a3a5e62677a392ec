import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'
import { readVisibleSurvey } from './responses/readVisibleSurvey.ts'

export const handler = handle('getSurvey', async ({ id, query, user }) => versioned(await readVisibleSurvey(id, user, query.response)))
