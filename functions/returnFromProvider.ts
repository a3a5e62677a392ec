import { consumeOauthAttempt } from './data/users/oauthAttempts.ts'
import { clientOf } from './data/users/storedProviders.ts'
import { toHttpError } from './http/errorReply.ts'
import { handle } from './http/handle.ts'
import { callbackUrl } from './auth/oauth/startAuthorization.ts'
import { browserSecret } from './auth/oauth/browserCookie.ts'
import { completeSignIn } from './auth/oauth/completeSignIn.ts'
import { failedUrl } from './auth/oauth/failedUrl.ts'
import { parseProvider } from './auth/oauth/providerNamed.ts'
import { fetchProfile } from './auth/oauth/fetchProfile.ts'
import { redirect } from './http/reply.ts'
import { siteOrigin } from './platform/viewer.ts'

export const handler = handle('returnFromProvider', async ({ provider: name, query, event }) => {
  const provider = parseProvider(name)
  const origin = siteOrigin(event)
  const { code = '', state = '', error } = query
  const attempt = await consumeOauthAttempt(state, provider, browserSecret(event, origin) ?? '')
  const fail = (reason: string) => redirect(failedUrl(reason, attempt))
  if (!attempt) return fail('oauth.state')
  if (error || !code) return fail(error === 'access_denied' || error === 'user_cancelled_login' ? 'oauth.cancelled' : 'oauth.failed')
  try {
    const client = await clientOf(provider)
    if (!client) return fail('oauth.failed')
    const { verifier, nonce } = attempt
    const profile = await fetchProfile(provider, client, { code, state, verifier, nonce, redirectUri: callbackUrl(origin, provider) })
    return profile ? redirect(await completeSignIn(attempt, profile)) : fail('oauth.failed')
  } catch (thrown) {
    return fail(toHttpError('returnFromProvider', thrown).code)
  }
})
