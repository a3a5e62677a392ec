import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { limits } from '#shared/limits.ts'
import type { Route } from '#shared/routes.ts'
import { tooManyRequests } from './errors.ts'
import { viewerAddress } from './viewer.ts'

type Bucket = { tokens: number; at: number }

/**
 * A token bucket for each source address, in this function's memory: a counter in the table would double the cost of a response.
 * `perSecond` and `burst` in calls; at most `addresses` are remembered, the longest unseen are forgotten first.
 */
export function buckets(perSecond: number, burst: number, addresses = 10_000) {
  const known = new Map<string, Bucket>()
  /** Takes one call of `address` at `now` (ms); returns the seconds to wait, 0 where it may go on. */
  return (address: string, now: number): number => {
    const bucket = known.get(address) ?? { tokens: burst, at: now }
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
    known.delete(address)
    known.set(address, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now })
    if (known.size > addresses) known.delete(known.keys().next().value!)
    return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perSecond)
  }
}

/** Refuses with 429 what comes too fast from one address, on the routes that the manifest marks `perAddress`. */
export function holdPerAddress(route: Route): MiddlewareObj<APIGatewayProxyEventV2> {
  if (!route.perAddress) return { before: () => {} }
  const take = buckets(limits.responsesPerSecond, limits.responsesBurst)
  return {
    before: ({ event }) => {
      const seconds = take(viewerAddress(event), Date.now())
      if (seconds > 0) throw tooManyRequests(seconds)
    },
  }
}
