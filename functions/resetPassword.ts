import { resetPassword } from './data/users/passwords.ts'
import { readResetTicket } from './data/users/resetTickets.ts'
import { resetPasswordAttempts } from './data/users/passwordAttempts.ts'
import { HttpError } from './platform/errors.ts'
import { accountOf } from './auth/checkPassword.ts'
import { handle } from './http/handle.ts'
import { log, errorName } from './platform/log.ts'
import { rejectCommonPassword } from './auth/rejectCommonPassword.ts'
import { sourceNetwork } from './platform/viewer.ts'
import { issueToken } from './auth/token.ts'

export const handler = handle('resetPassword', async ({ body, event }) => {
  rejectCommonPassword(body.password, 'password')
  const ticket = await readResetTicket(body.ticket)
  const user = ticket && (await resetPassword(ticket, body.password))
  if (!user) throw new HttpError(400, 'auth.ticket_used_up', 'This link has expired or was already used. Request a new one.')
  await resetPasswordAttempts(accountOf(user), sourceNetwork(event)).catch((error: unknown) =>
    log('aftermath', { message: 'Password attempts could not be reset after a new password.', error: errorName(error) }),
  )
  return issueToken(user)
})
