import { setPassword } from './data/users/passwords.ts'
import { invalidToken, HttpError } from './platform/errors.ts'
import { accountOf, checkPassword } from './auth/checkPassword.ts'
import { handle } from './http/handle.ts'
import { rejectCommonPassword } from './auth/rejectCommonPassword.ts'
import { issueToken } from './auth/token.ts'

export const handler = handle('changePassword', async ({ body, user, event }) => {
  rejectCommonPassword(body.new_password, 'new_password')
  if (!(await checkPassword(event, accountOf(user), body.old_password, user)))
    throw new HttpError(400, 'auth.wrong_password', 'Incorrect old password.')
  const changed = await setPassword(user, body.new_password)
  if (!changed) throw invalidToken() // the password was changed meanwhile, which ended this caller's token
  return issueToken(changed)
})
