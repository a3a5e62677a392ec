import { listVersions } from './data/surveys/surveyVersions.ts'
import { handle } from './http/handle.ts'
import { Answer } from './http/reply.ts'

export const handler = handle('listSurveyVersions', async ({ id, query }) => {
  const { rows, next } = await listVersions(id, query)
  return new Answer(rows, { headers: next ? { 'x-next-cursor': next } : {} })
})
