import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { User } from '#shared/accounts/user.ts'
import { partsOf } from '#shared/survey/partsOf.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { token } from '../../lib/api/token.ts'
import { reloadPage } from '../../lib/loading/reloadPage.ts'
import { draw } from './draw/lazyDraw.ts'
import { preloadParts } from './preloadParts.ts'
import { loadAfterFormChunk } from './sending/loadAfterFormChunk.ts'
import { claimResponse, loadOwnResponse, latestSurvey, loadRemembered, loadSurvey } from './persistence/loadSurvey.ts'

type Ready = { survey: Survey; response: Response | null; user: User | null }
export type Visit = { state: 'missing' } | { state: 'failed'; error: unknown } | ({ state: 'ready' } & Ready)

/**
 * A survey that is not open is shown like an inactive one: only a response to a full survey can be changed. It has questions for respondents who
 * answered them.
 */
async function asShown(survey: Survey, response: Response | null): Promise<Survey> {
  const { state = 'open' } = survey
  if (state === 'open') return survey
  const isWhole = survey.sections.length > 0
  const whole = (response && !isWhole && (await latestSurvey(survey.id, response.id))) || survey
  return { ...whole, is_active: whole.is_active && state === 'full' && response !== null }
}

const nothingEntered = () => true

let failedBefore = false

/**
 * Throws if the chunk that orders a survey and reads its link could not be loaded: without it, answers would be sent without link values, and for
 * sections other than the server then draws. A browser never fetches a module again that failed, so a second failure reloads the page.
 */
function requireDraw(survey: Survey): void {
  if (draw.chunk || !partsOf(survey).includes('draw')) return
  if (failedBefore) reloadPage()
  failedBefore = true
  throw new ApiError(0, 'offline')
}

/**
 * Loads a survey with this visitor's response and the chunks that show them. An error is `failed`; it never rejects. `responseId` (`?claim=`): a
 * guest's response, which is claimed for a signed-in `user`.
 */
export async function loadVisit(slugOrId: string, responseId: string | null, user: User | null): Promise<Visit> {
  try {
    const claiming = token() && responseId ? claimResponse(responseId) : undefined
    const survey = await loadSurvey(slugOrId, responseId)
    await claiming
    if (!survey) {
      await loadAfterFormChunk(nothingEntered)
      return { state: 'missing' }
    }
    const drawable = preloadParts(survey)
    const response = await (token() ? loadOwnResponse(survey.id) : loadRemembered(survey.id))
    const shown = await asShown(survey, response)
    if (response || !shown.is_active) await loadAfterFormChunk(nothingEntered)
    await Promise.all([drawable, shown === survey || preloadParts(shown)])
    requireDraw(shown)
    return { state: 'ready', survey: shown, response, user }
  } catch (error) {
    return { state: 'failed', error }
  }
}
