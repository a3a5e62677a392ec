import { surveyIdAt } from './data/surveys/surveys.ts'
import { notFound } from './platform/errors.ts'
import { handle } from './http/handle.ts'
import { replyWithSurvey } from './responses/replyWithSurvey.ts'

export const handler = handle('getSurveyBySlug', async ({ slug, query, user }) => {
  const id = await surveyIdAt(slug, { consistent: user !== null })
  if (!id) throw notFound('survey')
  return replyWithSurvey(id, user, query.response)
})
