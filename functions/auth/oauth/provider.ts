import type { ProviderProfile } from '../../data/users/identities.ts'

/** One place to sign in at, as its documentation has it. Addresses are whole. */
export type Provider = {
  authorize: string
  token: string
  user: string
  /** '' where the provider asks for what its console says. */
  scope: string
  /** Whether a code verifier may go along; to some providers it is an error. */
  pkce: boolean
  /** OpenID Connect: whose id tokens these are, and whether they carry the nonce that they were asked with. */
  openid?: { issuer: string; nonce: boolean }
  /** The state goes to the token call, too. */
  stateAtToken?: true
  /** Reads the provider's own answer. Throws where it is none. */
  profile: (answer: unknown) => ProviderProfile
}
