type ViewerRequest = { request: { uri: string } }

/**
 * CloudFront function that serves index.html for every path without an extension: the app's routes have no files. It is self-contained and in
 * CloudFront's JavaScript 2.0, since its source is deployed.
 */
export function handler(event: ViewerRequest) {
  const request = event.request
  const isFile = /^\/.*\.\w+$/.test(request.uri)
  if (!isFile) request.uri = '/index.html'
  return request
}
