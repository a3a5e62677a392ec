import { limits } from '#shared/limits.ts'
import { noteSeen } from './data/users/passwords.ts'
import { findUser } from './data/users/users.ts'
import { countCaller } from './http/countCaller.ts'
import { Refusal } from './platform/errors.ts'
import { guardedPassword } from './auth/guardedPassword.ts'
import { handle } from './http/handle.ts'
import { issueToken } from './auth/token.ts'

export const handler = handle('issueToken', async ({ body, event }) => {
  await countCaller(event, { name: 'sign-ins', most: limits.signInsPerAddress, seconds: 60 })
  const email = body.username.trim().toLowerCase()
  const user = await findUser(email)
  const right = await guardedPassword(event, email, body.password, user)
  if (!user || !right) throw new Refusal(401, 'auth.bad_credentials', 'The e-mail or the password is wrong.')
  await noteSeen(user.id)
  return issueToken(user)
})
