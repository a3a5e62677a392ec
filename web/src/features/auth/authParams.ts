import { safeNext } from '#shared/url.ts'

/** What an address of the login or signup page carries. `address` is the same page without what it is to carry only once. */
type AuthParams = {
  next: string
  claim: string
  /** An access token. */
  token: string
  /** A ticket that sets a new password. */
  reset: string
  /** Why a sign-in at a provider came to nothing. */
  error: string
  /** The password was forgotten. */
  forgot: boolean
  address: string
}

/**
 * Reads what the query carries, or the fragment, where a social sign-in puts it so that no server sees it; a ticket and `forgot` stand there
 * alone. `next` is a path of this site, `/` where it could lead elsewhere; what is missing is ''.
 */
export function parseAuthParams({ pathname, search, hash }: { pathname: string; search: string; hash: string }): AuthParams {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const given = (name: string) => fragment.get(name) ?? query.get(name) ?? ''
  const next = safeNext(given('next'))
  const claim = given('claim')
  return {
    next,
    claim,
    token: given('token'),
    reset: fragment.get('reset') ?? '',
    error: query.get('error') ?? '',
    forgot: fragment.has('forgot'),
    address: authPath(pathname, { next, claim }),
  }
}

/** The address of `pathname` that carries `next` and `claim` on; what is missing or the default is left out. */
export function authPath(pathname: string, { next, claim }: { next: string; claim: string }): string {
  const query = new URLSearchParams({ ...(next !== '/' && { next }), ...(claim && { claim }) })
  return query.size ? `${pathname}?${query}` : pathname
}
