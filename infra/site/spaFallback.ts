type ViewerRequest = { request: { uri: string } }

/**
 * Runs at CloudFront's edge: a page of the app has no file of its own, so whatever has no extension is index.html. Written in what CloudFront's JavaScript 2.0 knows, and self-contained: its source is what gets deployed.
 */
export function handler(event: ViewerRequest) {
  const request = event.request
  const isFile = /^\/.*\.\w+$/.test(request.uri)
  if (!isFile) request.uri = '/index.html'
  return request
}
