import { isAdmin } from '#shared/accounts/isAdmin.ts'
import { findResponse, mayRead } from '../data/responses/responses.ts'
import { readSurvey, type WholeSurvey } from '../data/surveys/surveys.ts'
import type { StoredUser } from '../data/users/users.ts'
import { notFound } from '../platform/errors.ts'

/** The survey, if the caller may see it: an inactive one only admins, and callers who may read the response `responseId` to it. Else throws 404. */
export async function readVisibleSurvey(id: string, user: StoredUser | null, responseId: string | undefined): Promise<WholeSurvey> {
  const survey = await readSurvey(id, { consistent: user !== null })
  if (!survey) throw notFound('survey')
  if (survey.is_active || isAdmin(user)) return survey
  const response = responseId ? await findResponse(responseId) : null
  if (response?.survey_id !== survey.id || !mayRead(response, user)) throw notFound('survey')
  return survey
}
