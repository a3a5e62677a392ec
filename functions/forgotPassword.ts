import { setTimeout } from 'node:timers/promises'
import { limits } from '#shared/limits.ts'
import { incrementCounter } from './data/counters.ts'
import { findUser } from './data/users/users.ts'
import { rateLimitByCaller } from './http/rateLimit.ts'
import { HttpError, tooManyRequests } from './platform/errors.ts'
import { handle } from './http/handle.ts'
import { canSendMail, prepareMail } from './mail/mail.ts'
import { mailResetLink } from './mail/mailResetLink.ts'
import { HttpReply } from './http/reply.ts'
import { siteOrigin } from './platform/viewer.ts'

/**
 * Milliseconds that the answer takes, whether there is an account to write to or not, and however slow the mail is: what is not on its way
 * a little earlier is given up and logged.
 */
const answerAfter = 2_000
const mailWithin = answerAfter - 200

export const handler = handle('forgotPassword', async ({ body: { email }, event }) => {
  if (!canSendMail()) throw new HttpError(409, 'mail.not_configured', 'This site cannot send e-mail. Ask an admin for a reset link.')
  await rateLimitByCaller(event, { name: 'resets', most: limits.resetsPerAddress, seconds: 60 })
  const wait = await incrementCounter({ name: 'resets of', of: email, most: limits.resetsPerEmail, seconds: 3_600 })
  if (wait > 0) throw tooManyRequests(wait)
  await prepareMail()
  const mail = async () => {
    const signal = AbortSignal.timeout(mailWithin)
    const user = await findUser(email)
    if (user) await mailResetLink(siteOrigin(event), user, signal)
  }
  const answering = setTimeout(answerAfter)
  await Promise.race([answering, Promise.all([answering, mail()])])
  return new HttpReply(undefined, {})
})
