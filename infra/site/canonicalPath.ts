type Parameter = { value: string; multiValue?: { value: string }[] }

/** A request as CloudFront functions get it: path and query undecoded. */
export type UndecodedRequest = { method: string; uri: string; querystring?: Record<string, Parameter> }

/** A reply of a CloudFront function, sent instead of the origin's. */
export type EdgeReply = { statusCode: number; statusDescription: string; headers: Record<string, { value: string }> }

/**
 * The redirect to a path's canonical form; null for a canonical path and for writes. Each form of a path has its own cache entry: without this
 * redirect, a slug of n characters has 2^n of them, since any character may be percent-encoded. The function must keep to CloudFront's JavaScript
 * 2.0 and be self-contained, since its source is deployed. It only redirects within this site.
 */
export function redirectToCanonicalPath(request: UndecodedRequest): EdgeReply | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const uri = request.uri
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(parseInt(code.slice(1), 16))
      return /[\w.~-]/.test(character) ? character : code.toUpperCase()
    })
    // a backslash, and what browsers drop from an address: the path could begin like another site's address
    .replace(/[^!-[\]-~\u0080-\uffff]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replace(/\/{2,}/g, '/')
  if (uri === request.uri) return null
  const given = request.querystring || {}
  const query: string[] = []
  Object.keys(given).forEach((name) => {
    const values = given[name]!.multiValue || [given[name]!]
    values.forEach((one) => query.push(`${name}=${one.value}`))
  })
  const location = query.length > 0 ? `${uri}?${query.join('&')}` : uri
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } }
}

/** The source of a CloudFront function `handler` that redirects to the canonical path, and runs the given `handler` on canonical paths. */
export const withCanonicalRedirect = (handler: (event: never) => unknown): string =>
  [
    redirectToCanonicalPath.toString(),
    `var next = ${handler.toString()};`,
    'function handler(event) { return redirectToCanonicalPath(event.request) || next(event); }',
  ].join('\n')
