import { unlinkIdentity } from './data/users/identities.ts'
import { handle } from './http/handle.ts'
import { parseProvider } from './auth/oauth/providerNamed.ts'

export const handler = handle('unlinkIdentity', async ({ provider, user }) => {
  await unlinkIdentity(user.id, parseProvider(provider))
  return undefined
})
