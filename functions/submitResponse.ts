import { presented } from './data/responses.ts'
import { submit } from './data/saveResponse.ts'
import { openSurvey } from './data/surveys.ts'
import { checkedAnswers } from './lib/checkedAnswers.ts'
import { handle } from './lib/handle.ts'
import { versioned } from './lib/reply.ts'

export const handler = handle('submitResponse', async ({ body, user, idempotencyKey }) => {
  const survey = await openSurvey(body.survey_id)
  const answered = checkedAnswers(survey, body)
  const { response, existed } = await submit({ surveyId: survey.id, owner: user?.id ?? null, idempotencyKey, answered })
  return versioned(presented(response), { status: existed ? 200 : 201 })
})
