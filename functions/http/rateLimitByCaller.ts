import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { incrementCounter } from '../data/counters.ts'
import { tooManyRequests } from '../platform/errors.ts'
import { sourceNetwork } from '../platform/sourceNetwork.ts'

/** Counts a call against its source network; 429 where `most` in so many seconds are used up. */
export async function rateLimitByCaller(
  event: APIGatewayProxyEventV2,
  counted: { name: string; most: number; seconds: number },
): Promise<void> {
  const wait = await incrementCounter({ ...counted, of: sourceNetwork(event) })
  if (wait > 0) throw tooManyRequests(wait)
}
