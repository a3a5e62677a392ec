type Value = { value: string }
type ViewerRequest = {
  request: { uri: string; querystring?: Record<string, Value>; cookies?: Record<string, Value>; headers: Record<string, Value> }
}

/**
 * CloudFront function on requests for published pages. Sets headers with the page's path and language, overwriting the caller's, and rewrites the
 * path to /index.html, where S3 has the shell. The language is that of `?lang=`, else that of the cookie, which mirrors the stored one, else English.
 * The function must be self-contained, since its source is deployed.
 */
export function handler(event: ViewerRequest) {
  const request = event.request
  const query = request.querystring || {}
  const cookies = request.cookies || {}
  const given = [query['lang'], cookies['lang']].filter((one) => one && (one.value === 'en' || one.value === 'ko'))
  const lang = given[0] ? given[0].value : 'en'
  request.headers['x-page'] = { value: request.uri }
  request.headers['x-page-lang'] = { value: lang }
  request.headers['x-viewer-host'] = { value: request.headers['host']!.value }
  if (!/\.(?:xml|txt)$/.test(request.uri)) request.uri = '/index.html'
  return request
}
