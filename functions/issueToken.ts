import { findUser } from './data/users.ts'
import { Refusal } from './lib/errors.ts'
import { handle } from './lib/handle.ts'
import { verifyPassword } from './lib/password.ts'
import { issueToken } from './lib/token.ts'

export const handler = handle('issueToken', async ({ body }) => {
  const user = await findUser(body.username.trim().toLowerCase())
  const right = await verifyPassword(body.password, user?.password_hash)
  if (!user || !right) throw new Refusal(401, 'auth.bad_credentials', 'The e-mail or the password is wrong.')
  return issueToken(user)
})
