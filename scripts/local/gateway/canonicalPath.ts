import { redirectToCanonicalPath, type UndecodedRequest } from '../../../infra/site/canonicalPath.ts'
import type { Serve } from './dispatch.ts'

type Query = NonNullable<UndecodedRequest['querystring']>

/** A query as CloudFront functions get it: undecoded, with all values of a name that is given more than once. */
export function rawQuery(query = ''): Query {
  const found: Query = {}
  for (const pair of query.split('&').filter(Boolean)) {
    const [name, ...rest] = pair.split('=') as [string, ...string[]]
    const value = rest.join('=')
    const first = Object.hasOwn(found, name) ? found[name]! : null
    found[name] = first ? { ...first, multiValue: [...(first.multiValue ?? [{ value: first.value }]), { value }] } : { value }
  }
  return found
}

/** Redirects to a path's canonical form, as the edge does before the API. */
export const onCanonicalPath =
  (serve: Serve): Serve =>
  async (request, response) => {
    const [uri, query] = request.url!.split(/\?(.*)/s) as [string, string?]
    const redirect = redirectToCanonicalPath({ method: request.method!, uri, querystring: rawQuery(query) })
    if (!redirect) return serve(request, response)
    request.resume()
    response.writeHead(redirect.statusCode, { location: redirect.headers['location']!.value }).end()
  }
