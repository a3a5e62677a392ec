import { linkIdentity, findOrCreateUser, type ProviderProfile } from '../../data/users/identities.ts'
import type { OauthAttempt } from '../../data/users/oauthAttempts.ts'
import { recordSignIn } from '../../data/users/passwords.ts'
import { HttpError } from '../../platform/errors.ts'
import { issueToken } from '../token.ts'

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

/** The page to go to after a sign-in. What stands behind the # reaches no server and no log. */
function signedInUrl(token: string, { next, claim }: Pick<OauthAttempt, 'next' | 'claim'>): string {
  return `/login#${new URLSearchParams({ token, next, ...(claim && { claim }) })}`
}

/** The page that shows what went wrong, with the target that the person came for. */
export function failedUrl(code: string, begun: Pick<OauthAttempt, 'next' | 'claim' | 'link'> | null): string {
  if (begun?.link) return `/account?${new URLSearchParams({ error: code })}`
  const query = { error: code, ...(begun && begun.next !== '/' && { next: begun.next }), ...(begun?.claim && { claim: begun.claim }) }
  return `/login?${new URLSearchParams(query)}`
}

const linkedUrl = (provider: string) => `/account?${new URLSearchParams({ linked: provider })}`
