import { safeNext } from '#shared/url.ts'

/** The parameters of the login and signup pages. `address`: the same page with `next` and `claim` alone. */
type AuthParams = {
  next: string
  claim: string
  token: string
  /** A ticket that sets a new password. */
  reset: string
  error: string
  forgot: boolean
  address: string
}

/** From the fragment, which servers never see, else the query; `reset`, `forgot` from the fragment alone. `next`: a path of this site. */
export function parseAuthParams({ pathname, search, hash }: { pathname: string; search: string; hash: string }): AuthParams {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const param = (name: string) => fragment.get(name) ?? query.get(name) ?? ''
  const next = safeNext(param('next'))
  const claim = param('claim')
  return {
    next,
    claim,
    token: param('token'),
    reset: fragment.get('reset') ?? '',
    error: query.get('error') ?? '',
    forgot: fragment.has('forgot'),
    address: authPath(pathname, { next, claim }),
  }
}

/** `pathname` with `next` and `claim` as its query, without empty and default values. */
export function authPath(pathname: string, { next, claim }: { next: string; claim: string }): string {
  const query = new URLSearchParams({ ...(next !== '/' && { next }), ...(claim && { claim }) })
  return query.size ? `${pathname}?${query}` : pathname
}
