import { listVersions } from './data/surveyVersions.ts'
import { handle } from './lib/handle.ts'
import { Answer } from './lib/reply.ts'

export const handler = handle('listSurveyVersions', async ({ id, query }) => {
  const { rows, next } = await listVersions(id, query)
  return new Answer(rows, { headers: next ? { 'x-next-cursor': next } : {} })
})
