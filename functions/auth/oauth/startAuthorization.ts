import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { createHash } from 'node:crypto'
import type { ProviderName } from '#shared/accounts/providerNames.ts'
import { safeNext } from '#shared/url.ts'
import { createOauthAttempt } from '../../data/users/oauthAttempts.ts'
import type { LinkingPerson } from '../../data/users/identities.ts'
import { surveyIdOf } from '../../data/ids.ts'
import { clientId } from '../../data/users/storedProviders.ts'
import { siteOrigin } from '../../platform/viewer.ts'
import { browserCookie, browserSecret, newBrowserSecret } from './browserCookie.ts'
import type { Provider } from './providerDefinitions.ts'
import { providerNamed } from './providerNamed.ts'

export const callbackUrl = (origin: string, provider: ProviderName) => `${origin}/api/auth/oauth/${provider}/callback`

/** `responseId`: of a guest's response that the person claims after the sign-in; ignored if it is no valid id. */
type Target = { provider: ProviderName; next?: string | undefined; responseId?: string | undefined; link?: LinkingPerson | null }

/** The provider's address to redirect to, and the cookie that ties the attempt to this browser. Null for a provider that is not enabled. */
export async function startAuthorization(
  { provider, next, responseId = '', link = null }: Target,
  event: APIGatewayProxyEventV2,
): Promise<{ url: string; cookie: string } | null> {
  const app = await clientId(provider)
  if (app === null) return null
  const origin = siteOrigin(event)
  const secret = browserSecret(event, origin) ?? newBrowserSecret()
  const wanted = { provider, link, next: safeNext(next), claim: surveyIdOf(responseId) ? responseId : '' }
  const { state, verifier, nonce } = await createOauthAttempt(wanted, secret)
  const redirectUri = callbackUrl(origin, provider)
  return {
    url: authorizeUrl(providerNamed(provider), { clientId: app, redirectUri, state, verifier, nonce }),
    cookie: browserCookie(secret, origin),
  }
}

type Authorization = { clientId: string; redirectUri: string; state: string; verifier: string; nonce: string }

function authorizeUrl(provider: Provider, { clientId, redirectUri, state, verifier, nonce }: Authorization): string {
  const url = new URL(provider.authorize)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    ...(provider.scope && { scope: provider.scope }),
    ...(provider.pkce && { code_challenge: challenge, code_challenge_method: 'S256' }),
    ...(provider.openid?.nonce && { nonce }),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
