import { limits } from '#shared/limits.ts'
import { createUser } from './data/users.ts'
import { countCaller } from './lib/countCaller.ts'
import { handle } from './lib/handle.ts'
import { refuseCommon } from './lib/refuseCommon.ts'
import { issueToken } from './lib/token.ts'

export const handler = handle('signUp', async ({ body, event }) => {
  refuseCommon(body.password, 'password')
  await countCaller(event, { name: 'sign-ups', most: limits.signUpsPerAddress, seconds: 60 })
  return issueToken(await createUser(body))
})
