import { limits } from '#shared/limits.ts'
import { recordSignIn } from './data/users/passwords.ts'
import { findUser } from './data/users/users.ts'
import { limitInTable } from './http/rateLimit.ts'
import { HttpError } from './platform/errors.ts'
import { checkPassword } from './auth/checkPassword.ts'
import { handle } from './http/handle.ts'
import { issueToken } from './auth/token.ts'

export const handler = handle('issueToken', async ({ body, event }) => {
  await limitInTable(event, { name: 'sign-ins', most: limits.signInsPerAddress, seconds: 60 })
  const email = body.username.trim().toLowerCase()
  const user = await findUser(email)
  const isCorrect = await checkPassword(event, email, body.password, user)
  if (!user || !isCorrect || !(await recordSignIn(user.id)))
    throw new HttpError(401, 'auth.bad_credentials', 'Incorrect e-mail or password.')
  return issueToken(user)
})
