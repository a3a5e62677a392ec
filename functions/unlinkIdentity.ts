import { unlinkIdentity } from './data/identities.ts'
import { handle } from './lib/handle.ts'
import { named } from './lib/oauth/named.ts'

export const handler = handle('unlinkIdentity', async ({ provider, user }) => {
  await unlinkIdentity(user.id, named(provider))
  return undefined
})
