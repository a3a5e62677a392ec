import { setRoles } from './data/users/roles.ts'
import { handle } from './http/handle.ts'
import { resetLink } from './data/users/resetTickets.ts'
import { siteOrigin } from './platform/viewer.ts'

export const handler = handle('setUserRoles', async ({ id, body, user: admin, event }) => {
  const { user, reclaimed } = await setRoles(id, body.roles)
  const link = reclaimed && { reset_url: await resetLink(siteOrigin(event), user, admin.id) }
  return { last_seen_at: null, email_verified: false, ...user, ...link }
})
