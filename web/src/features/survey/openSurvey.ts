import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { User } from '#shared/accounts/user.ts'
import { token } from '../../lib/session/token.ts'
import { loadSendingChunk } from './sending/loadSendingChunk.ts'
import { claimResponse, loadOwnResponse, loadRemembered, loadSurvey } from './persistence/loadSurvey.ts'

type Ready = { survey: Survey; response: Response | null; user: User | null }
export type Opened = { state: 'missing' } | { state: 'failed'; error: unknown } | ({ state: 'ready' } & Ready)

const nothingEntered = () => true

/**
 * The survey at an address with the response to go on with, and whatever part of the site shows them. `responseId`: a response to claim
 * for `user`. Never throws: what went wrong is `failed`.
 */
export async function openSurvey(slugOrId: string, responseId: string | null, user: User | null): Promise<Opened> {
  try {
    const claiming = token() && responseId ? claimResponse(responseId) : undefined
    const survey = await loadSurvey(slugOrId, responseId)
    await claiming
    if (!survey) {
      await loadSendingChunk(nothingEntered)
      return { state: 'missing' }
    }
    const response = await (token() ? loadOwnResponse(survey.id) : loadRemembered(survey.id))
    if (response || !survey.is_active) await loadSendingChunk(nothingEntered)
    return { state: 'ready', survey, response, user }
  } catch (error) {
    return { state: 'failed', error }
  }
}
