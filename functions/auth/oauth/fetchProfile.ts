import * as openid from 'openid-client'
import type { ProviderName } from '#shared/accounts/providerNames.ts'
import type { ProviderProfile } from '../../data/users/identities.ts'
import { objectOf, textOf, type Provider } from './providerDefinitions.ts'
import { providerNamed } from './providerNamed.ts'

type Client = { client_id: string; client_secret: string }
/** The parameters of the provider's redirect, and the values that were stored when the authorization started. */
type AuthorizationResult = { code: string; state: string; verifier: string; nonce: string; redirectUri: string }

/** Exchanges the code for the person's profile. Null if the provider fails, which is logged without personal data. */
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

/** Milliseconds to wait for one response of a provider. */
const timeout = 5_000

/** A provider's response as JSON. Redirects are refused: they could carry the secret elsewhere. Throws on any status but success. */
async function fetchJson(
  address: string,
  { headers = {}, ...init }: { method?: string; body?: URLSearchParams; headers?: Record<string, string> } = {},
): Promise<unknown> {
  const response = await fetch(address, {
    ...init,
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok)
    throw new Error(
      `The provider answered ${response.status} ${textOf(objectOf(body).error) || textOf(objectOf(objectOf(body).error).type)}`,
    )
  return body
}

/** The profile for that code, by plain OAuth 2.0. Throws if the provider does not return one. */
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
  const token = textOf(objectOf(await fetchJson(provider.token, { method: 'POST', body: form })).access_token)
  if (!token) throw new Error('The provider gave no access token.')
  return provider.profile(await fetchJson(provider.user, { headers: { authorization: `Bearer ${token}` } }))
}

/** The profile for that code, by OpenID Connect: the id token must be issued by this provider, for this app and for this attempt. */
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
