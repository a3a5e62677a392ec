import { limits } from '#shared/limits.ts'
import { createUser } from './data/users/users.ts'
import { limitInTable } from './http/rateLimit.ts'
import { handle } from './http/handle.ts'
import { rejectCommonPassword } from './auth/rejectCommonPassword.ts'
import { issueToken } from './auth/token.ts'

export const handler = handle('signUp', async ({ body, event }) => {
  rejectCommonPassword(body.password, 'password')
  await limitInTable(event, { name: 'sign-ups', most: limits.signUpsPerAddress, seconds: 60 })
  return issueToken(await createUser(body))
})
