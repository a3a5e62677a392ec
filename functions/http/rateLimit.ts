import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { limits } from '#shared/limits.ts'
import type { Route } from '#shared/routes.ts'
import { tooManyRequests } from '../platform/errors.ts'
import { sourceNetwork } from '../platform/viewer.ts'
import { incrementCounter } from '../data/counters.ts'

type Bucket = { tokens: number; at: number }

/**
 * A token bucket for each source network, in this function's memory. `perSecond` and `burst` in calls; at most `networks` are remembered,
 * the longest unseen are forgotten first.
 */
export function buckets(perSecond: number, burst: number, networks = 10_000) {
  const known = new Map<string, Bucket>()
  /** Takes one call of `network` at `now` (ms); returns the seconds to wait, 0 where it may go on. */
  return (network: string, now: number): number => {
    const bucket = known.get(network) ?? { tokens: burst, at: now }
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
    known.delete(network)
    known.set(network, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now })
    if (known.size > networks) known.delete(known.keys().next().value!)
    return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perSecond)
  }
}

/**
 * Refuses with 429 what comes too fast from one network, on the routes that the manifest marks `perNetwork`. It keeps a flood that one
 * process meets from the table, which bounds it where there is one process; on Lambda, where a flood is spread over many, the bound is the
 * WAF's at the edge. What a caller must never get past is counted in the table (`rateLimitByCaller`), at the price of a write each.
 */
export function rateLimitByNetwork(route: Route): MiddlewareObj<APIGatewayProxyEventV2> {
  if (!route.perNetwork) return { before: () => {} }
  const take = buckets(limits.responsesPerSecond, limits.responsesBurst)
  return {
    before: ({ event }) => {
      const seconds = take(sourceNetwork(event), Date.now())
      if (seconds > 0) throw tooManyRequests(seconds)
    },
  }
}

/** Counts a call against its source network; 429 where `most` in so many seconds are used up. */
export async function rateLimitByCaller(
  event: APIGatewayProxyEventV2,
  counted: { name: string; most: number; seconds: number },
): Promise<void> {
  const wait = await incrementCounter({ ...counted, of: sourceNetwork(event) })
  if (wait > 0) throw tooManyRequests(wait)
}
