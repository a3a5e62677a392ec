import { readUser } from './data/users/users.ts'
import { notFound } from './platform/errors.ts'
import { handle } from './http/handle.ts'
import { resetLink } from './data/users/resetTickets.ts'
import { siteOrigin } from './platform/viewer.ts'

export const handler = handle('issueResetLink', async ({ id, user: admin, event }) => {
  const user = await readUser(id)
  if (!user) throw notFound('user')
  return { url: await resetLink(siteOrigin(event), user, admin.id) }
})
