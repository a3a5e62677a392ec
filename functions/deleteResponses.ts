import { limits } from '#shared/limits.ts'
import { numberOfResponses } from './data/responses/responseOrder.ts'
import { readSurvey } from './data/surveys/surveys.ts'
import { handle } from './http/handle.ts'
import { startJob } from './jobs/startJob.ts'
import { HttpError, notFound } from './platform/errors.ts'
import { countMatchesAtOnce } from './responses/countAtOnce.ts'
import { validateWhere } from './responses/validateWhere.ts'

/** If there are too many responses to count in a request, only the job counts them, and fails with the same code. */
export const handler = handle('deleteResponses', async ({ id, body: { where, count } }) => {
  const survey = await readSurvey(id, { deleted: true })
  if (!survey) throw notFound('survey')
  validateWhere(survey, where)
  const isMany = (await numberOfResponses(id)) > limits.responsesCounted
  const matches = isMany ? null : await countMatchesAtOnce(survey, where)
  if (matches !== null && matches !== count)
    throw new HttpError(409, 'responses.count_changed', `${matches} responses match now. Nothing was deleted.`, { count: matches })
  return startJob({ kind: 'deletion', input: { survey_id: id, where, count } }, count)
})
