import { limits } from '#shared/limits.ts'
import { reauthenticationRequired, wrongPassword } from './platform/errors.ts'
import { accountOf, checkPassword } from './auth/checkPassword.ts'
import { handle } from './http/handle.ts'
import { startAuthorization } from './auth/oauth/startAuthorization.ts'
import { noProvider, parseProvider } from './auth/oauth/providerNamed.ts'
import { HttpReply } from './http/reply.ts'
import { secondsSinceSignIn } from './auth/token.ts'

export const handler = handle('linkIdentity', async ({ provider: name, user, body, event }) => {
  const provider = parseProvider(name)
  if (secondsSinceSignIn(event) > limits.freshSeconds) {
    if (!user.password_hash || !body.password) throw reauthenticationRequired()
    if (!(await checkPassword(event, accountOf(user), body.password, user))) throw wrongPassword()
  }
  const { id, token_epoch } = user
  const started = await startAuthorization({ provider, link: { id, token_epoch } }, event)
  if (!started) throw noProvider()
  return new HttpReply({ url: started.url }, { cookies: [started.cookie] })
})
