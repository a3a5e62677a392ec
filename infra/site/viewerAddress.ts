type ViewerRequest = { viewer: { ip: string }; request: { headers: Record<string, { value: string }> } }

/**
 * CloudFront function that passes the caller's address and host to the API as headers, overwriting the caller's own. Functions trust them only
 * together with the origin secret. Must be self-contained, since its source is deployed.
 */
export function handler(event: ViewerRequest) {
  const request = event.request
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  request.headers['x-viewer-host'] = { value: request.headers['host']!.value }
  return request
}
