import type { OauthAttempt } from '../../data/users/oauthAttempts.ts'

/** The page to go to after a sign-in. What stands behind the # reaches no server and no log. */
export function signedInUrl(token: string, { next, claim }: Pick<OauthAttempt, 'next' | 'claim'>): string {
  return `/login#${new URLSearchParams({ token, next, ...(claim && { claim }) })}`
}

/** The page that shows what went wrong, with the target that the person came for. */
export function failedUrl(code: string, begun: Pick<OauthAttempt, 'next' | 'claim' | 'link'> | null): string {
  if (begun?.link) return `/account?${new URLSearchParams({ error: code })}`
  const query = { error: code, ...(begun && begun.next !== '/' && { next: begun.next }), ...(begun?.claim && { claim: begun.claim }) }
  return `/login?${new URLSearchParams(query)}`
}

export const linkedUrl = (provider: string) => `/account?${new URLSearchParams({ linked: provider })}`
