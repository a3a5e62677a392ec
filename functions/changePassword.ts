import { setPassword } from './data/passwords.ts'
import { Refusal } from './lib/errors.ts'
import { guardedPassword } from './lib/guardedPassword.ts'
import { handle } from './lib/handle.ts'
import { refuseCommon } from './lib/refuseCommon.ts'
import { issueToken } from './lib/token.ts'

export const handler = handle('changePassword', async ({ body, user }) => {
  refuseCommon(body.new_password, 'new_password')
  if (!(await guardedPassword(user.id, body.old_password, user)))
    throw new Refusal(400, 'auth.wrong_password', 'The old password is wrong.')
  return issueToken(await setPassword(user.id, body.new_password))
})
