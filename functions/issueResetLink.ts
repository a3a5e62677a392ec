import { readUser } from './data/users.ts'
import { notFound } from './lib/errors.ts'
import { handle } from './lib/handle.ts'
import { resetLink } from './lib/resetLink.ts'
import { siteOrigin } from './lib/viewer.ts'

export const handler = handle('issueResetLink', async ({ id, user: maker, event }) => {
  const user = await readUser(id)
  if (!user) throw notFound('user')
  return { url: await resetLink(siteOrigin(event), user, maker.id) }
})
