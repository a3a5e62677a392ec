import { unlinkAll } from './data/identities.ts'
import { setPassword } from './data/passwords.ts'
import { useUpTicket } from './data/tickets.ts'
import { forgetTries } from './data/tries.ts'
import { readUser } from './data/users.ts'
import { Refusal } from './lib/errors.ts'
import { handle } from './lib/handle.ts'
import { refuseCommon } from './lib/refuseCommon.ts'
import { resetPaths } from './lib/resetLink.ts'
import { issueToken } from './lib/token.ts'

const usedUp = () => new Refusal(400, 'auth.ticket_used_up', 'This link was used or is too old. Ask for another one.')

export const handler = handle('resetPassword', async ({ body }) => {
  refuseCommon(body.password, 'password')
  const mailed = await useUpTicket(body.ticket, resetPaths.mailed)
  const userId = mailed ?? (await useUpTicket(body.ticket, resetPaths.made))
  const user = userId && (await readUser(userId))
  if (!user) throw usedUp()
  // whoever made the account before need not have been the owner of the address: what they added goes
  if (mailed && !user.email_verified) await unlinkAll(user.id)
  const changed = await setPassword(user.id, body.password, { verified: mailed !== null })
  await forgetTries(user.email)
  return issueToken(changed)
})
