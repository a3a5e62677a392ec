import { listResponses } from './data/responses/responseList.ts'
import { readSurvey } from './data/surveys/surveys.ts'
import { notFound } from './platform/errors.ts'
import { handle } from './http/handle.ts'
import { HttpReply } from './http/reply.ts'
import { buildFilter } from './responses/buildFilter.ts'
import { validateWhere } from './responses/validateWhere.ts'

export const handler = handle('listResponses', async ({ id, query }) => {
  const survey = await readSurvey(id, { deleted: true })
  if (!survey) throw notFound('survey')
  validateWhere(survey, query.where ?? [])
  const { rows, next } = await listResponses(id, { ...query, filter: buildFilter(survey, query) })
  return new HttpReply(rows, { headers: next ? { 'x-next-cursor': next } : {} })
})
