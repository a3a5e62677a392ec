import type { OauthTry } from '../../data/users/oauthTries.ts'

/** Where the page goes on after a sign-in. What stands behind the # reaches no server and no log. */
export function signedInAddress(token: string, { next, claim }: Pick<OauthTry, 'next' | 'claim'>): string {
  return `/login#${new URLSearchParams({ token, next, ...(claim && { claim }) })}`
}

/** Where the page says what went wrong, with what the person came for. */
export function failedAddress(code: string, begun: Pick<OauthTry, 'next' | 'claim' | 'link'> | null): string {
  if (begun?.link) return `/account?${new URLSearchParams({ error: code })}`
  const query = { error: code, ...(begun && begun.next !== '/' && { next: begun.next }), ...(begun?.claim && { claim: begun.claim }) }
  return `/login?${new URLSearchParams(query)}`
}

export const linkedAddress = (provider: string) => `/account?${new URLSearchParams({ linked: provider })}`
