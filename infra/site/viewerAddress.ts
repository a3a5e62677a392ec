type ViewerRequest = { viewer: { ip: string }; request: { headers: Record<string, { value: string }> } }

/** Overwrites the headers of the caller's address and host, for the API. Must be self-contained, since its source is deployed. */
export function handler(event: ViewerRequest) {
  const request = event.request
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  request.headers['x-viewer-host'] = { value: request.headers['host']!.value }
  return request
}
