import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { ProviderName } from '#shared/providerNames.ts'
import { safeNext } from '#shared/url.ts'
import { beginTry } from '../../data/users/oauthTries.ts'
import type { LinkingPerson } from '../../data/users/identities.ts'
import { surveyIdOf } from '../../data/ids.ts'
import { clientId } from '../../data/users/providers.ts'
import { siteOrigin } from '../../platform/viewer.ts'
import { authorizeUrl } from './authorizeUrl.ts'
import { browserCookie, browserSecret, newBrowserSecret } from './browserCookie.ts'
import { providerNamed } from './providers.ts'

/** The address that a provider sends people back to. */
export const callbackUrl = (origin: string, provider: ProviderName) => `${origin}/api/auth/oauth/${provider}/callback`

type Wanted = { provider: ProviderName; next?: string | undefined; claim?: string | undefined; link?: LinkingPerson | null }

/** Begins a try to sign in: where to go, and the cookie to go with. Null where people cannot sign in at that provider. */
export async function begin(
  { provider, next, claim = '', link = null }: Wanted,
  event: APIGatewayProxyEventV2,
): Promise<{ url: string; cookie: string } | null> {
  const app = await clientId(provider)
  if (app === null) return null
  const origin = siteOrigin(event)
  const secret = browserSecret(event, origin) ?? newBrowserSecret()
  const wanted = { provider, link, next: safeNext(next), claim: surveyIdOf(claim) ? claim : '' }
  const { state, verifier, nonce } = await beginTry(wanted, secret)
  const redirectUri = callbackUrl(origin, provider)
  return {
    url: authorizeUrl(providerNamed(provider), { clientId: app, redirectUri, state, verifier, nonce }),
    cookie: browserCookie(secret, origin),
  }
}
