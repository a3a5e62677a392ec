import { newResponseId, responseIdFromKey } from './data/ids.ts'
import { myResponseId, toPublicResponse } from './data/responses/responses.ts'
import { storeNewResponse } from './data/responses/saveResponse.ts'
import { requireOpenSurvey } from './data/surveys/surveys.ts'
import { validateAnswers } from './responses/validateAnswers.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'

export const handler = handle('submitResponse', async ({ body, user, idempotencyKey }) => {
  const survey = await requireOpenSurvey(body.survey_id)
  const id = idempotencyKey ? responseIdFromKey(survey.id, idempotencyKey) : newResponseId(survey.id)
  const checked = await validateAnswers(survey, body, {
    userId: user?.id ?? null,
    mayReuseFilesOf: async (responseId) => responseId === id || (user !== null && responseId === (await myResponseId(user.id, survey.id))),
  })
  const submission = { id, surveyId: survey.id, owner: user?.id ?? null, isKeyed: idempotencyKey !== undefined, seconds: body.seconds }
  const { response, existed } = await storeNewResponse({ ...submission, ...checked })
  return versioned(toPublicResponse(response), { status: existed ? 200 : 201 })
})
