import { unlinkIdentity } from './data/users/identities.ts'
import { handle } from './http/handle.ts'
import { named } from './auth/oauth/named.ts'

export const handler = handle('unlinkIdentity', async ({ provider, user }) => {
  await unlinkIdentity(user.id, named(provider))
  return undefined
})
