import { createHash } from 'node:crypto'
import type { Provider } from './provider.ts'

type Asked = { clientId: string; redirectUri: string; state: string; verifier: string; nonce: string }

/** Where the browser goes to sign in at a provider. */
export function authorizeUrl(provider: Provider, { clientId, redirectUri, state, verifier, nonce }: Asked): string {
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
