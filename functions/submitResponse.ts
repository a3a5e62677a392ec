import { canarySurveyId } from '#shared/infrastructure.ts'
import { acceptCanary } from './canary/acceptCanary.ts'
import { newResponseId, responseIdFromKey } from './data/ids.ts'
import { sentHash } from './data/responses/requestHash.ts'
import { findResponse, myResponseId, toPublicResponse } from './data/responses/responses.ts'
import { packedLimitOf, refuseScreened } from './data/responses/saveResponse.ts'
import { isFull } from './data/seats.ts'
import { requireOpenSurvey } from './data/surveys/surveys.ts'
import { storeSubmission } from './responses/storeSubmission.ts'
import { validateAnswers } from './responses/validateAnswers.ts'
import { membersOnly, surveyFull } from './platform/errors.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'

export const handler = handle('submitResponse', async ({ body, user, idempotencyKey }) => {
  const { survey_id: surveyId, seconds } = body
  if (surveyId === canarySurveyId) return acceptCanary()
  const id = idempotencyKey ? responseIdFromKey(surveyId, idempotencyKey) : newResponseId(surveyId)
  const request = idempotencyKey && sentHash(surveyId, body)
  const owner = user?.id ?? null
  const earlierId = async () => (owner === null ? null : myResponseId(owner, surveyId))
  const mayReuseFilesOf = async (responseId: string) => responseId === id || responseId === (await earlierId())
  const findEarlier = async () => findResponse((await earlierId()) ?? '')
  const check = async () => {
    const survey = await requireOpenSurvey(surveyId)
    if ((await isFull(survey)) && !(await earlierId())) throw surveyFull(null)
    if (survey.answering === 'members' && owner === null) throw membersOnly()
    const checked = await validateAnswers(survey, body, { userId: owner, mayReuseFilesOf }, findEarlier).catch(async (error: unknown) => {
      refuseScreened(await findEarlier()) // comes before what is wrong with the answers
      throw error
    })
    const limit = survey.response_limit
    return { ...checked, ...(limit && { seat: { limit, full: surveyFull(null) } }) }
  }
  const submission = { id, source: 'sent' as const, surveyId, owner, request, seconds, packedLimit: packedLimitOf(owner) }
  const { response, existed } = await storeSubmission(submission, check)
  return versioned({ ...toPublicResponse(response), next: null }, { status: existed ? 200 : 201 })
})
