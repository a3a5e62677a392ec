import { updateSurvey } from './data/surveys/saveSurvey.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'
import { sanitizedSurvey } from './html/sanitizedSurvey.ts'

export const handler = handle('updateSurvey', async ({ id, body, user, ifMatch }) =>
  versioned(await updateSurvey(id, sanitizedSurvey(body), user.email, ifMatch)),
)
