type ViewerRequest = { request: { uri: string } }

/** Serves index.html for paths without an extension. Self-contained, in CloudFront's JavaScript 2.0, since its source is deployed. */
export function handler(event: ViewerRequest) {
  const request = event.request
  const isFile = /^\/.*\.\w+$/.test(request.uri)
  if (!isFile) request.uri = '/index.html'
  return request
}
