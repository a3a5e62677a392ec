import { createSurvey } from './data/saveSurvey.ts'
import { handle } from './lib/handle.ts'
import { versioned } from './lib/reply.ts'
import { sanitizedSurvey } from './lib/sanitizedSurvey.ts'

export const handler = handle('createSurvey', async ({ body, user }) => versioned(await createSurvey(sanitizedSurvey(body), user.email)))
