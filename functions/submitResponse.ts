import { canarySurveyId } from '#shared/infrastructure.ts'
import { panelAddress } from '#shared/survey/life/panelAddress.ts'
import { acceptCanary } from './canary/acceptCanary.ts'
import { newResponseId, responseIdFromKey } from './data/ids.ts'
import { sentHash } from './data/responses/requestHash.ts'
import { findResponse, myResponseId, toPublicResponse } from './data/responses/responses.ts'
import { packedLimitOf, refuseScreened } from './data/responses/saveResponse.ts'
import { isFull } from './data/seats.ts'
import { readSurvey, requireOpenSurvey, type WholeSurvey } from './data/surveys/surveys.ts'
import { withProfile } from './responses/askedDemographics.ts'
import { readLink } from './responses/readGivenOnce.ts'
import { storeSubmission } from './responses/storeSubmission.ts'
import { validateAnswers } from './responses/validateAnswers.ts'
import { membersOnly, surveyFull } from './platform/errors.ts'
import { handle } from './http/handle.ts'
import { HttpReply, versioned } from './http/reply.ts'

export const handler = handle('submitResponse', async ({ body, user, idempotencyKey }) => {
  const { survey_id: surveyId, seconds } = body
  if (surveyId === canarySurveyId) return acceptCanary()
  const id = idempotencyKey ? responseIdFromKey(surveyId, idempotencyKey) : newResponseId(surveyId)
  const request = idempotencyKey && sentHash(surveyId, body)
  const owner = user?.id ?? null
  const earlierId = async () => (owner === null ? null : myResponseId(owner, surveyId))
  const mayReuseFilesOf = async (responseId: string) => responseId === id || responseId === (await earlierId())
  const findEarlier = async () => findResponse((await earlierId()) ?? '')
  let present: WholeSurvey | null = null
  const check = async () => {
    const survey = await requireOpenSurvey(surveyId)
    present = survey
    const full = surveyFull(panelAddress(survey, 'full', readLink(survey, body.link).link))
    if ((await isFull(survey, { consistent: true })) && !(await earlierId())) throw full
    if (survey.answering === 'members' && owner === null) throw membersOnly()
    const checked = await validateAnswers(survey, withProfile(survey, body, user), { userId: owner, mayReuseFilesOf }, findEarlier).catch(
      async (error: unknown) => {
        refuseScreened(await findEarlier()) // checked before the answers
        throw error
      },
    )
    const limit = survey.response_limit
    return { ...checked, ...(limit && { seat: { limit, full } }) }
  }
  const submission = { id, source: 'sent' as const, surveyId, owner, request, seconds, packedLimit: packedLimitOf(owner) }
  const saved = await storeSubmission(submission, check)
  const survey = present ?? (await readSurvey(surveyId)) ?? {}
  if (!saved) {
    const next = panelAddress(survey, 'screened', readLink(survey, body.link).link)
    return new HttpReply({ state: 'not_kept' as const, next }, { status: 200 })
  }
  const { response, existed } = saved
  const next = panelAddress(survey, response.screened ? 'screened' : 'complete', response.link)
  return versioned({ ...toPublicResponse(response), next }, { status: existed ? 200 : 201 })
})
