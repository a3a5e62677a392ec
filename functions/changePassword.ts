import { setPassword } from './data/passwords.ts'
import { badToken, Refusal } from './lib/errors.ts'
import { accountOf, guardedPassword } from './lib/guardedPassword.ts'
import { handle } from './lib/handle.ts'
import { refuseCommon } from './lib/refuseCommon.ts'
import { issueToken } from './lib/token.ts'

export const handler = handle('changePassword', async ({ body, user, event }) => {
  refuseCommon(body.new_password, 'new_password')
  if (!(await guardedPassword(event, accountOf(user), body.old_password, user)))
    throw new Refusal(400, 'auth.wrong_password', 'The old password is wrong.')
  const changed = await setPassword(user, body.new_password)
  if (!changed) throw badToken() // another password came first, and ended the token of this call
  return issueToken(changed)
})
