import { endTry } from './data/oauthTries.ts'
import { clientOf } from './data/providers.ts'
import { Refusal } from './lib/errors.ts'
import { handle } from './lib/handle.ts'
import { callbackUrl } from './lib/oauth/begin.ts'
import { browserSecret } from './lib/oauth/browserCookie.ts'
import { failedAddress } from './lib/oauth/comeBack.ts'
import { completeSignIn } from './lib/oauth/completeSignIn.ts'
import { named } from './lib/oauth/named.ts'
import { profileFrom } from './lib/oauth/profileFrom.ts'
import { redirect } from './lib/reply.ts'
import { siteOrigin } from './lib/viewer.ts'

export const handler = handle('returnFromProvider', async ({ provider: name, query, event }) => {
  const provider = named(name)
  const origin = siteOrigin(event)
  const { code = '', state = '', error } = query
  const begun = await endTry(state, provider, browserSecret(event, origin) ?? '')
  const fail = (reason: string) => redirect(failedAddress(reason, begun))
  if (!begun) return fail('oauth.state')
  if (error || !code) return fail(error === 'access_denied' || error === 'user_cancelled_login' ? 'oauth.cancelled' : 'oauth.failed')
  const client = await clientOf(provider)
  if (!client) return fail('oauth.failed')
  const { verifier, nonce } = begun
  const profile = await profileFrom(provider, client, { code, state, verifier, nonce, redirectUri: callbackUrl(origin, provider) })
  if (!profile) return fail('oauth.failed')
  try {
    return redirect(await completeSignIn(begun, profile))
  } catch (refused) {
    if (refused instanceof Refusal) return fail(refused.code)
    throw refused
  }
})
