import { linkIdentity, findOrCreateUser, type ProviderProfile } from '../../data/users/identities.ts'
import type { OauthAttempt } from '../../data/users/oauthAttempts.ts'
import { recordSignIn } from '../../data/users/passwords.ts'
import { HttpError } from '../../platform/errors.ts'
import { issueToken } from '../token.ts'
import { linkedUrl, signedInUrl } from './redirectUrls.ts'

/** Signs the person in, or adds the provider to their account; resolves to the page to go to. Throws an HttpError where neither may be. */
export async function completeSignIn(begun: OauthAttempt, profile: ProviderProfile): Promise<string> {
  if (begun.link) {
    await linkIdentity(begun.link, begun.provider, profile.subject)
    return linkedUrl(begun.provider)
  }
  const user = await findOrCreateUser(begun.provider, profile)
  if (!(await recordSignIn(user.id))) throw new HttpError(400, 'oauth.failed', 'Sign-in with this provider failed. Try again in a moment.')
  return signedInUrl((await issueToken(user)).access_token, begun)
}
