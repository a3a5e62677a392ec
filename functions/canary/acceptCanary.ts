import { incrementCounter } from '../data/counters.ts'
import { HttpReply } from '../http/reply.ts'

/** Proves a write to the table: a counter of the hour, which expires. A full counter is a success too, since the table has answered. */
export async function acceptCanary(): Promise<HttpReply<undefined>> {
  await incrementCounter({ name: 'canary', of: 'canary', most: 1_000, seconds: 3_600 })
  return new HttpReply(undefined, { status: 204 })
}
