import { openidProfile } from './openidProfile.ts'
import type { Provider } from './provider.ts'

/**
 * https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2
 * A code verifier makes it refuse the client, and its id tokens carry no nonce.
 */
export const linkedin: Provider = {
  authorize: 'https://www.linkedin.com/oauth/v2/authorization',
  token: 'https://www.linkedin.com/oauth/v2/accessToken',
  user: 'https://api.linkedin.com/v2/userinfo',
  scope: 'openid profile email',
  pkce: false,
  openid: { issuer: 'https://www.linkedin.com/oauth', nonce: false },
  profile: openidProfile,
}
