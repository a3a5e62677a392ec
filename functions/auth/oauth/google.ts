import { openidProfile } from './openidProfile.ts'
import type { Provider } from './provider.ts'

/** https://developers.google.com/identity/openid-connect/openid-connect */
export const google: Provider = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  user: 'https://openidconnect.googleapis.com/v1/userinfo',
  scope: 'openid email profile',
  pkce: true,
  openid: { issuer: 'https://accounts.google.com', nonce: true },
  profile: openidProfile,
}
