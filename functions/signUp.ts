import { limits } from '#shared/limits.ts'
import { createUser } from './data/users/users.ts'
import { countCaller } from './http/countCaller.ts'
import { handle } from './http/handle.ts'
import { refuseCommon } from './auth/refuseCommon.ts'
import { issueToken } from './auth/token.ts'

export const handler = handle('signUp', async ({ body, event }) => {
  refuseCommon(body.password, 'password')
  await countCaller(event, { name: 'sign-ups', most: limits.signUpsPerAddress, seconds: 60 })
  return issueToken(await createUser(body))
})
