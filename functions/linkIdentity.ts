import { limits } from '#shared/limits.ts'
import { notFresh, wrongPassword } from './lib/errors.ts'
import { accountOf, guardedPassword } from './lib/guardedPassword.ts'
import { handle } from './lib/handle.ts'
import { begin } from './lib/oauth/begin.ts'
import { named, noProvider } from './lib/oauth/named.ts'
import { Answer } from './lib/reply.ts'
import { signedInFor } from './lib/signedInFor.ts'

export const handler = handle('linkIdentity', async ({ provider: name, user, body, event }) => {
  const provider = named(name)
  if (signedInFor(event) > limits.freshSeconds) {
    if (!user.password_hash || !body.password) throw notFresh()
    if (!(await guardedPassword(event, accountOf(user), body.password, user))) throw wrongPassword()
  }
  const { id, token_epoch } = user
  const begun = await begin({ provider, link: { id, token_epoch } }, event)
  if (!begun) throw noProvider()
  return new Answer({ url: begun.url }, { cookies: [begun.cookie] })
})
