type ViewerRequest = { viewer: { ip: string }; request: { headers: Record<string, { value: string }> } }

/**
 * Runs at CloudFront's edge: tells the API who called, over whatever the caller says of itself. It counts only beside the origin's
 * secret. Self-contained: its source is what gets deployed.
 */
export function handler(event: ViewerRequest) {
  const request = event.request
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  return request
}
