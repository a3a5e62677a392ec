import { listResponses } from './data/responseList.ts'
import { readSurvey } from './data/surveys.ts'
import { notFound } from './lib/errors.ts'
import { handle } from './lib/handle.ts'
import { Answer } from './lib/reply.ts'
import { filterOf } from './responses/filter.ts'

export const handler = handle('listResponses', async ({ id, query }) => {
  const survey = await readSurvey(id, { deleted: true })
  if (!survey) throw notFound('survey')
  const { rows, next } = await listResponses(id, { ...query, filter: filterOf(survey, query) })
  return new Answer(rows, { headers: next ? { 'x-next-cursor': next } : {} })
})
