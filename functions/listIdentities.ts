import { ownIdentities } from './data/users/ownItems.ts'
import { handle } from './http/handle.ts'

export const handler = handle('listIdentities', async ({ user }) => ownIdentities(user.id))
