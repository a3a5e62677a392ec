import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { createHash, timingSafeEqual } from 'node:crypto'
import { optionalEnvironment } from './environment.ts'

type Event = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>

/** Whether a call came through the CDN, which adds the origin secret. True for every call if no secret is set, as on a laptop. */
export function isFromCdn({ headers }: Pick<Event, 'headers'>): boolean {
  const accepted = optionalEnvironment('ORIGIN_SECRET')?.split(',')
  const received = digest(headers['x-origin-secret'] ?? '')
  return accepted === undefined || accepted.some((secret) => timingSafeEqual(received, digest(secret)))
}

const digest = (value: string) => createHash('sha256').update(value).digest()

/** The caller's IP address as the CDN reports it, locally the socket's. Never taken from a header that the caller could set. */
export const viewerAddress = ({ headers, requestContext }: Event): string =>
  hasCdn() ? (headers['x-viewer-address'] ?? '') : requestContext.http.sourceIp

/** The site's origin as the caller sees it, such as `https://surveys.example`. */
export const siteOrigin = ({ headers }: Pick<Event, 'headers'>): string =>
  hasCdn() ? `https://${headers['x-viewer-host'] ?? ''}` : (optionalEnvironment('SITE_URL') ?? 'http://127.0.0.1')

const hasCdn = () => optionalEnvironment('ORIGIN_SECRET') !== undefined

/** The network to rate-limit a caller by: the IPv4 address, or the /64 prefix of an IPv6 address, since a household has all of a /64. */
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
