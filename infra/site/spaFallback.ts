type ViewerRequest = { request: { uri: string } }

/**
 * CloudFront function that serves index.html for every path without an extension, since the app's routes have no files. It must keep to CloudFront's
 * JavaScript 2.0 and be self-contained, since its source is deployed.
 */
export function handler(event: ViewerRequest) {
  const request = event.request
  const isFile = /^\/.*\.\w+$/.test(request.uri)
  if (!isFile) request.uri = '/index.html'
  return request
}
