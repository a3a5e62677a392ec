import { limits } from '#shared/limits.ts'
import { deleteUser } from './data/deleteUser.ts'
import { Refusal } from './lib/errors.ts'
import { removePicture } from './lib/files/removePicture.ts'
import { guardedPassword } from './lib/guardedPassword.ts'
import { handle } from './lib/handle.ts'
import { signedInFor } from './lib/signedInFor.ts'

const notSure = () => new Refusal(400, 'auth.wrong_password', 'The password is wrong.')
const notFresh = () => new Refusal(403, 'auth.not_fresh', 'Sign in again, then delete the account within ten minutes.')

export const handler = handle('deleteProfile', async ({ user, body, event }) => {
  if (user.password_hash) {
    if (!(await guardedPassword(user.id, body.password, user))) throw notSure()
  } else if (signedInFor(event) > limits.freshSeconds) throw notFresh()
  await deleteUser(user)
  await removePicture(user, user.picture_url)
  return undefined
})
