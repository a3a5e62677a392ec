import { linkIdentity, findOrCreateUser, type ProviderProfile } from '../../data/users/identities.ts'
import type { OauthAttempt } from '../../data/users/oauthAttempts.ts'
import { recordSignIn } from '../../data/users/passwords.ts'
import { HttpError } from '../../platform/errors.ts'
import { issueToken } from '../token.ts'

/** Signs the person in, or links the provider to their account. Resolves to the redirect's target; throws an HttpError if neither is allowed. */
export async function completeSignIn(attempt: OauthAttempt, profile: ProviderProfile): Promise<string> {
  if (attempt.link) {
    await linkIdentity(attempt.link, attempt.provider, profile.subject)
    return linkedUrl(attempt.provider)
  }
  const user = await findOrCreateUser(attempt.provider, profile)
  if (!(await recordSignIn(user.id))) throw new HttpError(400, 'oauth.failed', 'Sign-in with this provider failed. Try again in a moment.')
  return signedInUrl((await issueToken(user)).access_token, attempt)
}

/** The page to redirect to after a sign-in. The token is in the fragment, which reaches no server and no log. */
function signedInUrl(token: string, { next, claim }: Pick<OauthAttempt, 'next' | 'claim'>): string {
  return `/login#${new URLSearchParams({ token, next, ...(claim && { claim }) })}`
}

const linkedUrl = (provider: string) => `/account?${new URLSearchParams({ linked: provider })}`
