import { limits } from '#shared/limits.ts'
import { deleteUser } from './data/users/deleteUser.ts'
import { notFresh, wrongPassword } from './platform/errors.ts'
import { accountOf, guardedPassword } from './auth/guardedPassword.ts'
import { handle } from './http/handle.ts'
import { signedInFor } from './auth/signedInFor.ts'

export const handler = handle('deleteProfile', async ({ user, body, event }) => {
  if (user.password_hash) {
    if (!(await guardedPassword(event, accountOf(user), body.password, user))) throw wrongPassword()
  } else if (signedInFor(event) > limits.freshSeconds) throw notFresh()
  await deleteUser(user)
  return undefined
})
