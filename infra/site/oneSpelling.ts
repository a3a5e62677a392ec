type Parameter = { value: string; multiValue?: { value: string }[] }

/** A request as CloudFront functions get it: path and query as they were sent. */
export type SpelledRequest = { method: string; uri: string; querystring?: Record<string, Parameter> }

/** A reply that a CloudFront function gives in the place of the origin. */
export type EdgeReply = { statusCode: number; statusDescription: string; headers: Record<string, { value: string }> }

/**
 * The redirect to a path's one spelling, null for that spelling itself and for writes. Each spelling has a cache entry of its own: without this, a
 * slug of n characters has 2^n, since any of them may be percent-encoded. It must keep to CloudFront's JavaScript 2.0 and be
 * self-contained, since its source is deployed. It leads to this site only.
 */
export function redirectToOneSpelling(request: SpelledRequest): EdgeReply | null {
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

/** The source of a CloudFront function that redirects to the one spelling, and runs `handler` for it. CloudFront runs the function named `handler`. */
export const withOneSpelling = (handler: (event: never) => unknown): string =>
  [
    redirectToOneSpelling.toString(),
    `var next = ${handler.toString()};`,
    'function handler(event) { return redirectToOneSpelling(event.request) || next(event); }',
  ].join('\n')
