import { safeNext } from '#shared/url.ts'

/** What an address of the login or signup page carries. `address` is the same page without the token. */
export type Arrival = { next: string; claim: string; token: string; address: string }

/**
 * Reads `next`, `claim` and `token` from the query, or from the fragment, where a social sign-in puts them so that no server sees them.
 * `next` is a path of this site, `/` where it could lead elsewhere; what is missing is ''.
 */
export function readArrival({ pathname, search, hash }: { pathname: string; search: string; hash: string }): Arrival {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const given = (name: string) => fragment.get(name) ?? query.get(name) ?? ''
  const next = safeNext(given('next'))
  const claim = given('claim')
  return { next, claim, token: given('token'), address: carrying(pathname, { next, claim }) }
}

/** The address of `pathname` that carries `next` and `claim` on; what is missing or the default is left out. */
export function carrying(pathname: string, { next, claim }: { next: string; claim: string }): string {
  const query = new URLSearchParams({ ...(next !== '/' && { next }), ...(claim && { claim }) })
  return query.size ? `${pathname}?${query}` : pathname
}
