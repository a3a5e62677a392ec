import * as openid from 'openid-client'
import type { Client, Returned } from './exchange.ts'
import type { ProviderProfile } from '../../data/users/identities.ts'
import type { Provider } from './provider.ts'

/** Who came back with that code, by OpenID Connect: the id token must be for this app, from this provider, and for this very try. */
export async function exchangeOpenid(provider: Provider, client: Client, returned: Returned): Promise<ProviderProfile> {
  const { issuer, nonce } = provider.openid!
  const server = { issuer, token_endpoint: provider.token, userinfo_endpoint: provider.user }
  const config = new openid.Configuration(server, client.client_id, client.client_secret, openid.ClientSecretPost(client.client_secret))
  config.timeout = 5
  config[openid.customFetch] = (address, options) => fetch(address, { ...options, redirect: 'error' } as RequestInit)
  if (issuer.startsWith('http://127.0.0.1:')) openid.allowInsecureRequests(config)

  const back = new URL(returned.redirectUri)
  back.search = String(new URLSearchParams({ code: returned.code, state: returned.state }))
  const tokens = await openid.authorizationCodeGrant(config, back, {
    expectedState: returned.state,
    idTokenExpected: true,
    ...(provider.pkce && { pkceCodeVerifier: returned.verifier }),
    ...(nonce && { expectedNonce: returned.nonce }),
  })
  const { sub } = tokens.claims()!
  return provider.profile(await openid.fetchUserInfo(config, tokens.access_token, sub))
}
