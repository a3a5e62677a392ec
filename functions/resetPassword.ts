import { resetPassword } from './data/passwords.ts'
import { readResetTicket } from './data/resetTickets.ts'
import { forgetTries } from './data/tries.ts'
import { Refusal } from './lib/errors.ts'
import { accountOf } from './lib/guardedPassword.ts'
import { handle } from './lib/handle.ts'
import { log, nameOf } from './lib/log.ts'
import { refuseCommon } from './lib/refuseCommon.ts'
import { sourceNetwork } from './lib/sourceNetwork.ts'
import { issueToken } from './lib/token.ts'

export const handler = handle('resetPassword', async ({ body, event }) => {
  refuseCommon(body.password, 'password')
  const ticket = await readResetTicket(body.ticket)
  const user = ticket && (await resetPassword(ticket, body.password))
  if (!user) throw new Refusal(400, 'auth.ticket_used_up', 'This link was used or is too old. Ask for another one.')
  await forgetTries(accountOf(user), sourceNetwork(event)).catch((error: unknown) =>
    log('aftermath', { message: 'The wrong passwords before a new one could not be forgotten.', error: nameOf(error) }),
  )
  return issueToken(user)
})
