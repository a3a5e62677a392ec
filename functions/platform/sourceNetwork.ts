import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { viewerAddress } from './viewer.ts'

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
