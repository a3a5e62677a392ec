import { mayChange, toPublicResponse, readResponse } from './data/responses/responses.ts'
import { refuseScreened, replaceAnswers } from './data/responses/saveResponse.ts'
import { requireOpenSurvey } from './data/surveys/surveys.ts'
import { withProfile } from './responses/askedDemographics.ts'
import { validateAnswers } from './responses/validateAnswers.ts'
import { notFound } from './platform/errors.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'

export const handler = handle('updateResponse', async ({ id, body, user, ifMatch }) => {
  const stored = await readResponse(id, user)
  if (!mayChange(stored, user?.id)) throw notFound('response') // admins may read a response but not change it
  const survey = await requireOpenSurvey(stored.survey_id)
  refuseScreened(stored)
  const saver = { userId: user?.id ?? null, mayReuseFilesOf: (responseId: string) => responseId === id }
  const checked = await validateAnswers(survey, withProfile(survey, body, user), saver, () => Promise.resolve(stored))
  return versioned(toPublicResponse(await replaceAnswers(id, user?.id, checked, { ifMatch })))
})
