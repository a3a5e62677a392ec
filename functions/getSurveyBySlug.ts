import { surveyIdAt } from './data/surveys.ts'
import { notFound } from './lib/errors.ts'
import { handle } from './lib/handle.ts'
import { versioned } from './lib/reply.ts'
import { shownSurvey } from './lib/shownSurvey.ts'

export const handler = handle('getSurveyBySlug', async ({ slug, query, user }) => {
  const id = await surveyIdAt(slug, { consistent: user !== null })
  if (!id) throw notFound('survey')
  return versioned(await shownSurvey(id, user, query.response))
})
