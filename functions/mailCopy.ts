import { limits } from '#shared/limits.ts'
import { inItsLanguage } from '#shared/survey/languages/inItsLanguage.ts'
import { callsLeft, incrementCounter, type RateLimit } from './data/counters.ts'
import { findResponse } from './data/responses/responses.ts'
import { readSurvey } from './data/surveys/surveys.ts'
import { isUnverified, type StoredUser } from './data/users/users.ts'
import { handle } from './http/handle.ts'
import { canSendMail } from './mail/mail.ts'
import { mailResponseCopy } from './mail/mailResponseCopy.ts'
import { HttpError, notFound, tooManyRequests } from './platform/errors.ts'
import { siteOrigin } from './platform/viewer.ts'
import { ownResponse } from './responses/ownResponse.ts'

const copiesOf = (user: StoredUser): RateLimit => ({ name: 'copies', of: user.id, most: limits.copiesPerDay, seconds: 24 * 3600 })

/** Whether the site may mail this user: an unverified address may belong to someone else. */
const mayMail = (user: StoredUser) => canSendMail() && user.email !== '' && !isUnverified(user)

export const handler = handle('mailCopy', async ({ id, body, user, event }) => {
  const stored = await findResponse(id)
  if (stored?.owner !== user.id) throw notFound('response')
  const limit = copiesOf(user)
  if (body.only_ask) return { left: mayMail(user) ? await callsLeft(limit) : 0 }
  if (!mayMail(user)) throw new HttpError(409, 'copy.no_address', 'We can mail a copy only to a confirmed e-mail address.')
  const survey = await readSurvey(stored.survey_id)
  if (!survey) throw notFound('survey')
  const wait = await incrementCounter(limit)
  if (wait > 0) throw tooManyRequests(wait)
  await mailResponseCopy(siteOrigin(event), user.email, inItsLanguage(survey), await ownResponse(stored))
  return { left: await callsLeft(limit) }
})
