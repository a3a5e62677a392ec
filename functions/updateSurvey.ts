import { updateSurvey } from './data/saveSurvey.ts'
import { handle } from './lib/handle.ts'
import { versioned } from './lib/reply.ts'
import { sanitizedSurvey } from './lib/sanitizedSurvey.ts'

export const handler = handle('updateSurvey', async ({ id, body, user, ifMatch }) =>
  versioned(await updateSurvey(id, sanitizedSurvey(body), user.email, ifMatch)),
)
