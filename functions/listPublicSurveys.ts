import { listPublicSurveys } from './data/surveys/surveys.ts'
import { handle } from './http/handle.ts'
import { HttpReply } from './http/reply.ts'

export const handler = handle('listPublicSurveys', async () => {
  const { rows, until } = await listPublicSurveys()
  return new HttpReply(rows, { until })
})
