import { createSurvey } from './data/surveys/saveSurvey.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'
import { sanitizedSurvey } from './html/sanitizedSurvey.ts'

export const handler = handle('createSurvey', async ({ body, user }) => versioned(await createSurvey(sanitizedSurvey(body), user.email)))
