import { setPassword } from './data/users/passwords.ts'
import { badToken, Refusal } from './platform/errors.ts'
import { accountOf, guardedPassword } from './auth/guardedPassword.ts'
import { handle } from './http/handle.ts'
import { refuseCommon } from './auth/refuseCommon.ts'
import { issueToken } from './auth/token.ts'

export const handler = handle('changePassword', async ({ body, user, event }) => {
  refuseCommon(body.new_password, 'new_password')
  if (!(await guardedPassword(event, accountOf(user), body.old_password, user)))
    throw new Refusal(400, 'auth.wrong_password', 'The old password is wrong.')
  const changed = await setPassword(user, body.new_password)
  if (!changed) throw badToken() // another password came first, and ended the token of this call
  return issueToken(changed)
})
