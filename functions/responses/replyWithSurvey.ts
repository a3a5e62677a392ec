import { isAdmin } from '#shared/accounts/isAdmin.ts'
import { inItsLanguage } from '#shared/survey/languages/inItsLanguage.ts'
import type { SurveyState } from '#shared/survey/life/surveyState.ts'
import { findResponse, mayRead } from '../data/responses/responses.ts'
import { withSeats } from '../data/seats.ts'
import { presentState, readSurvey, type WholeSurvey } from '../data/surveys/surveys.ts'
import type { StoredUser } from '../data/users/users.ts'
import { HttpReply, versioned } from '../http/reply.ts'
import { notFound } from '../platform/errors.ts'

type SurveyInState = WholeSurvey & { state: SurveyState }

/**
 * The reply with a survey, as far as the caller may see it: all of it for admins, the part for respondents for a caller who may read its response
 * `responseId`, and the public part for all other callers. For the latter, 404 if it is inactive.
 */
export async function replyWithSurvey(
  id: string,
  user: StoredUser | null,
  responseId: string | undefined,
): Promise<HttpReply<SurveyInState>> {
  const survey = await readSurvey(id, { consistent: user !== null })
  if (!survey) throw notFound('survey')
  const { state, until } = await presentState(survey)
  if (isAdmin(user)) return versioned(await withSeats({ ...survey, state }))
  const response = responseId ? await findResponse(responseId) : null
  if (response?.survey_id === survey.id && mayRead(response, user))
    return versioned(forRespondents({ ...survey, state }), { isPersonal: true })
  if (!survey.is_active) throw notFound('survey')
  return versioned(publicSurvey(survey, state), { until })
}

/** The public part of an active survey: without its questions while it is not open. */
export function publicSurvey(survey: WholeSurvey, state: SurveyState): SurveyInState {
  const given = forRespondents({ ...survey, state })
  return state === 'open' ? given : { ...given, sections: [], branching: [], pools: [] }
}

const forRespondents = ({ panel: _panel, ...survey }: SurveyInState): SurveyInState => inItsLanguage(survey)
