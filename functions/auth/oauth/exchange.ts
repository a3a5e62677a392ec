import type { ProviderProfile } from '../../data/users/identities.ts'
import type { Provider } from './provider.ts'
import { part, words } from './readAnswer.ts'

/** What an app is known by at a provider. */
export type Client = { client_id: string; client_secret: string }
/** What the provider sent back with, and what was kept for it. */
export type Returned = { code: string; state: string; verifier: string; nonce: string; redirectUri: string }

/** Milliseconds that a provider may take for one answer. */
const patience = 5_000

/** A provider's answer as JSON. Redirects are refused: they could carry the secret elsewhere. Throws on anything but success. */
export async function ask(
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
  if (!answer.ok) throw new Error(`The provider answered ${answer.status} ${words(part(body).error) || words(part(part(body).error).type)}`)
  return body
}

/** Who came back with that code, by OAuth 2.0 alone. Throws where the provider does not say. */
export async function exchange(provider: Provider, client: Client, returned: Returned): Promise<ProviderProfile> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: returned.code,
    redirect_uri: returned.redirectUri,
    client_id: client.client_id,
    client_secret: client.client_secret,
    ...(provider.pkce && { code_verifier: returned.verifier }),
    ...(provider.stateAtToken && { state: returned.state }),
  })
  const token = words(part(await ask(provider.token, { method: 'POST', body: form })).access_token)
  if (!token) throw new Error('The provider gave no access token.')
  return provider.profile(await ask(provider.user, { headers: { authorization: `Bearer ${token}` } }))
}
