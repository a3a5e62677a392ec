import { listVersions } from './data/surveys/surveyVersions.ts'
import { handle } from './http/handle.ts'
import { HttpReply } from './http/reply.ts'

export const handler = handle('listSurveyVersions', async ({ id, query }) => {
  const { rows, next } = await listVersions(id, query)
  return new HttpReply(rows, { headers: next ? { 'x-next-cursor': next } : {} })
})
