import { listPublicSurveys, untilNextOf } from './data/surveys/surveys.ts'
import { handle } from './http/handle.ts'
import { HttpReply } from './http/reply.ts'

export const handler = handle('listPublicSurveys', async () => {
  const surveys = await listPublicSurveys()
  return new HttpReply(surveys, { lasts: untilNextOf(surveys) })
})
