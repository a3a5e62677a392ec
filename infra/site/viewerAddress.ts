type ViewerRequest = { viewer: { ip: string }; request: { headers: Record<string, { value: string }> } }

/**
 * Runs at CloudFront's edge: tells the API who called and at which name, over whatever the caller says of itself. It counts only beside the origin's
 * secret. Self-contained: its source is what gets deployed.
 */
export function handler(event: ViewerRequest) {
  const request = event.request
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  request.headers['x-viewer-host'] = { value: request.headers['host']!.value }
  return request
}
