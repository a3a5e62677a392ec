import { limits } from '#shared/limits.ts'
import { deleteUser } from './data/deleteUser.ts'
import { notFresh, wrongPassword } from './lib/errors.ts'
import { accountOf, guardedPassword } from './lib/guardedPassword.ts'
import { handle } from './lib/handle.ts'
import { signedInFor } from './lib/signedInFor.ts'

export const handler = handle('deleteProfile', async ({ user, body, event }) => {
  if (user.password_hash) {
    if (!(await guardedPassword(event, accountOf(user), body.password, user))) throw wrongPassword()
  } else if (signedInFor(event) > limits.freshSeconds) throw notFresh()
  await deleteUser(user)
  return undefined
})
