import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { createHash, timingSafeEqual } from 'node:crypto'
import { optionalEnvironment } from './environment.ts'

type Event = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>

/** Whether a call came through the CDN, which alone knows the origin's secret; locally there is neither, and every call is as good. */
export function isFromCdn({ headers }: Pick<Event, 'headers'>): boolean {
  const taken = optionalEnvironment('ORIGIN_SECRET')?.split(',')
  const brought = digest(headers['x-origin-secret'] ?? '')
  return taken === undefined || taken.some((secret) => timingSafeEqual(brought, digest(secret)))
}

const digest = (value: string) => createHash('sha256').update(value).digest()

/** Who called: what the CDN says of it, locally the socket's own address. Never what the caller says of itself. */
export const viewerAddress = ({ headers, requestContext }: Event): string =>
  hasCdn() ? (headers['x-viewer-address'] ?? '') : requestContext.http.sourceIp

/** Where the caller sees the site, such as `https://surveys.example`. */
export const siteOrigin = ({ headers }: Pick<Event, 'headers'>): string =>
  hasCdn() ? `https://${headers['x-viewer-host'] ?? ''}` : (optionalEnvironment('SITE_URL') ?? 'http://127.0.0.1')

const hasCdn = () => optionalEnvironment('ORIGIN_SECRET') !== undefined

/** Who called, as far as the network tells: the IPv4 address, or the /64 of an IPv6 address, all of which one household has. */
export function sourceNetwork(event: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>): string {
  const address = viewerAddress(event)
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head, tail] = address.split('::').map((half) => half.split(':').filter(Boolean)) as [string[], string[]?]
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : []
  const groups = [...head, ...zeros, ...(tail ?? [])].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, 4).join(':')}::/64`
}
