import { withSeats } from './data/seats.ts'
import { createSurvey } from './data/surveys/saveSurvey.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'
import { sanitizeSurvey } from './html/sanitizeSurvey.ts'

export const handler = handle('createSurvey', async ({ body, user }) =>
  versioned(await withSeats(await createSurvey(sanitizeSurvey(body), user.id))),
)
