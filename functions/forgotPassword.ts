import { setTimeout } from 'node:timers/promises'
import { limits } from '#shared/limits.ts'
import { incrementCounter } from './data/counters.ts'
import { findUser } from './data/users/users.ts'
import { limitInTable } from './http/rateLimit.ts'
import { HttpError, tooManyRequests } from './platform/errors.ts'
import { handle } from './http/handle.ts'
import { canSendMail, prepareMail } from './mail/mail.ts'
import { mailResetLink } from './mail/mailResetLink.ts'
import { HttpReply } from './http/reply.ts'
import { siteOrigin } from './platform/viewer.ts'

/** Milliseconds until the reply, always the same, so that it does not show whether there is an account. A slower mail is aborted and logged. */
const replyAfter = 2_000
const mailTimeout = replyAfter - 200

export const handler = handle('forgotPassword', async ({ body: { email }, event }) => {
  if (!canSendMail()) throw new HttpError(409, 'mail.not_configured', 'This site cannot send e-mail. Ask an admin for a reset link.')
  await limitInTable(event, { name: 'resets', most: limits.resetsPerAddress, seconds: 60 })
  const wait = await incrementCounter({ name: 'resets of', of: email, most: limits.resetsPerEmail, seconds: 3_600 })
  if (wait > 0) throw tooManyRequests(wait)
  await prepareMail()
  const mail = async () => {
    const signal = AbortSignal.timeout(mailTimeout)
    const user = await findUser(email)
    if (user) await mailResetLink(siteOrigin(event), user, signal)
  }
  const replyTime = setTimeout(replyAfter)
  await Promise.race([replyTime, Promise.all([replyTime, mail()])])
  return new HttpReply(undefined, {})
})
