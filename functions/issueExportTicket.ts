import type { AddressOf } from '#shared/paths.ts'
import { readSurveyItem } from './data/surveys/surveys.ts'
import { issueTicket } from './data/users/tickets.ts'
import { notFound } from './platform/errors.ts'
import { handle } from './http/handle.ts'

export const handler = handle('issueExportTicket', async ({ id, user }) => {
  if (!(await readSurveyItem(id, { deleted: true }))) throw notFound('survey')
  const address: AddressOf<'exportResponses'> = `/api/analytics/export/${id}`
  return { token: await issueTicket(user, address) }
})
