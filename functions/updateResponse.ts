import { mayChange, toPublicResponse, readResponse } from './data/responses/responses.ts'
import { replaceAnswers } from './data/responses/saveResponse.ts'
import { requireOpenSurvey } from './data/surveys/surveys.ts'
import { validateAnswers } from './responses/validateAnswers.ts'
import { notFound } from './platform/errors.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'

export const handler = handle('updateResponse', async ({ id, body, user, ifMatch }) => {
  const { survey_id, owner } = await readResponse(id, user)
  if (!mayChange({ owner }, user?.id)) throw notFound('response') // admins may read a response but not change it
  const survey = await requireOpenSurvey(survey_id)
  const checked = await validateAnswers(survey, body, { userId: user?.id ?? null, mayReuseFilesOf: (responseId) => responseId === id })
  return versioned(toPublicResponse(await replaceAnswers(id, user?.id, checked, { ifMatch })))
})
