import { limits } from '#shared/limits.ts'
import { deleteUser } from './data/users/deleteUser.ts'
import { reauthenticationRequired, wrongPassword } from './platform/errors.ts'
import { accountOf, checkPassword } from './auth/checkPassword.ts'
import { handle } from './http/handle.ts'
import { secondsSinceSignIn } from './auth/token.ts'

export const handler = handle('deleteProfile', async ({ user, body, event }) => {
  if (user.password_hash) {
    if (!(await checkPassword(event, accountOf(user), body.password, user))) throw wrongPassword()
  } else if (secondsSinceSignIn(event) > limits.freshSeconds) throw reauthenticationRequired()
  await deleteUser(user)
  return undefined
})
