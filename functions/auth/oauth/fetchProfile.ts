import * as openid from 'openid-client'
import type { ProviderName } from '#shared/accounts/providerNames.ts'
import type { ProviderProfile } from '../../data/users/identities.ts'
import { objectOf, textOf, type Provider } from './providerDefinitions.ts'
import { providerNamed } from './providers.ts'

/** What an app is known by at a provider. */
type Client = { client_id: string; client_secret: string }
/** What the provider sent the browser back with, and what was stored when the authorization started. */
type AuthorizationResult = { code: string; state: string; verifier: string; nonce: string; redirectUri: string }

/** Who came back from a provider; null where it would not say, which is logged without anything of the person. */
export async function fetchProfile(name: ProviderName, client: Client, result: AuthorizationResult): Promise<ProviderProfile | null> {
  const provider = providerNamed(name)
  try {
    return await (provider.openid ? exchangeOpenid : exchangeOauth)(provider, client, result)
  } catch (error) {
    // a warning: the provider's fault, or the person's, not this site's
    console.warn(JSON.stringify({ message: `Signing in with ${name} failed.`, error: (error as Error).message }))
    return null
  }
}

/** Milliseconds that a provider may take for one answer. */
const patience = 5_000

/** A provider's answer as JSON. Redirects are refused: they could carry the secret elsewhere. Throws on anything but success. */
async function ask(
  address: string,
  { headers = {}, ...init }: { method?: string; body?: URLSearchParams; headers?: Record<string, string> } = {},
): Promise<unknown> {
  const answer = await fetch(address, {
    ...init,
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  const body: unknown = await answer.json().catch(() => null)
  if (!answer.ok)
    throw new Error(`The provider answered ${answer.status} ${textOf(objectOf(body).error) || textOf(objectOf(objectOf(body).error).type)}`)
  return body
}

/** Who came back with that code, by OAuth 2.0 alone. Throws where the provider does not say. */
async function exchangeOauth(provider: Provider, client: Client, result: AuthorizationResult): Promise<ProviderProfile> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: result.code,
    redirect_uri: result.redirectUri,
    client_id: client.client_id,
    client_secret: client.client_secret,
    ...(provider.pkce && { code_verifier: result.verifier }),
    ...(provider.stateAtToken && { state: result.state }),
  })
  const token = textOf(objectOf(await ask(provider.token, { method: 'POST', body: form })).access_token)
  if (!token) throw new Error('The provider gave no access token.')
  return provider.profile(await ask(provider.user, { headers: { authorization: `Bearer ${token}` } }))
}

/** Who came back with that code, by OpenID Connect: the id token must be for this app, from this provider, and for this very try. */
async function exchangeOpenid(provider: Provider, client: Client, result: AuthorizationResult): Promise<ProviderProfile> {
  const { issuer, nonce } = provider.openid!
  const server = { issuer, token_endpoint: provider.token, userinfo_endpoint: provider.user }
  const config = new openid.Configuration(server, client.client_id, client.client_secret, openid.ClientSecretPost(client.client_secret))
  config.timeout = 5
  config[openid.customFetch] = (address, options) => fetch(address, { ...options, redirect: 'error' } as RequestInit)
  if (issuer.startsWith('http://127.0.0.1:')) openid.allowInsecureRequests(config)

  const back = new URL(result.redirectUri)
  back.search = String(new URLSearchParams({ code: result.code, state: result.state }))
  const tokens = await openid.authorizationCodeGrant(config, back, {
    expectedState: result.state,
    idTokenExpected: true,
    ...(provider.pkce && { pkceCodeVerifier: result.verifier }),
    ...(nonce && { expectedNonce: result.nonce }),
  })
  const { sub } = tokens.claims()!
  return provider.profile(await openid.fetchUserInfo(config, tokens.access_token, sub))
}
