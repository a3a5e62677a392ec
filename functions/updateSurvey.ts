import { updateSurvey } from './data/surveys/saveSurvey.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'
import { sanitizeSurvey } from './html/sanitizeSurvey.ts'

export const handler = handle('updateSurvey', async ({ id, body, user, ifMatch }) =>
  versioned(await updateSurvey(id, sanitizeSurvey(body), user.id, ifMatch)),
)
