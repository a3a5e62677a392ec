import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { limits } from '#shared/limits.ts'
import type { Route } from '#shared/routes.ts'
import { tooManyRequests } from '../platform/errors.ts'
import { sourceNetwork } from '../platform/viewer.ts'
import { incrementCounter } from '../data/counters.ts'

type Bucket = { tokens: number; at: number }

/** A token bucket for each network, in memory. `perSecond` and `burst` in calls; at most `networks` are remembered, the latest ones. */
export function buckets(perSecond: number, burst: number, networks = 10_000) {
  const known = new Map<string, Bucket>()
  /** Takes a token for a call from `network` at `now` (ms). Returns the seconds to wait, 0 if the call may proceed. */
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
 * Throws 429 for calls that come too fast from one network, on routes marked `perNetwork`. Each process counts for itself and writes nothing:
 * on Lambda, where a flood is spread over many processes, the WAF's limit at the edge is what bounds it. Limits that must hold across
 * processes are counted in the table by `limitInTable`, which costs a write a call.
 */
export function limitInMemory(route: Route): MiddlewareObj<APIGatewayProxyEventV2> {
  if (!route.perNetwork) return { before: () => {} }
  const take = buckets(limits.responsesPerSecond, limits.responsesBurst)
  return {
    before: ({ event }) => {
      const seconds = take(sourceNetwork(event), Date.now())
      if (seconds > 0) throw tooManyRequests(seconds)
    },
  }
}

/** Counts a call of its source network in the table, under `name`. Throws 429 for more than `most` calls within `seconds`. */
export async function limitInTable(event: APIGatewayProxyEventV2, counted: { name: string; most: number; seconds: number }): Promise<void> {
  const wait = await incrementCounter({ ...counted, of: sourceNetwork(event) })
  if (wait > 0) throw tooManyRequests(wait)
}
