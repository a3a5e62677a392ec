import { readSurveyItem } from './data/surveys.ts'
import { issueTicket } from './data/tickets.ts'
import { notFound } from './lib/errors.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('issueExportTicket', async ({ id, user }) => {
  if (!(await readSurveyItem(id, { deleted: true }))) throw notFound('survey')
  return { token: await issueTicket(user, `/api/analytics/export/${id}`) }
})
