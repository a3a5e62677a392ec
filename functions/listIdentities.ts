import { ownIdentities } from './data/ownItems.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('listIdentities', async ({ user }) => ownIdentities(user.id))
