import { endAllTokens, endToken } from './data/users/endTokens.ts'
import { callerClaims } from './auth/token.ts'
import { handle } from './http/handle.ts'

export const handler = handle('signOut', async ({ user, body, event }) => {
  await (body.everywhere ? endAllTokens(user) : endToken(user.id, callerClaims(event)!))
  return undefined
})
