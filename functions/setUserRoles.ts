import { setRoles } from './data/roles.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('setUserRoles', async ({ id, body }) => ({ last_seen_at: null, ...(await setRoles(id, body.roles)) }))
