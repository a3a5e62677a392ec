import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { createHash } from 'node:crypto'
import { documents } from '../platform/aws.ts'
import { key } from './keys.ts'
import { get, tableName, unlessRefused } from './table.ts'

/** A limit on calls: `name` says what is counted, `of` identifies the limited caller, who has `most` calls in each window of `seconds`. */
export type RateLimit = { name: string; of: string; most: number; seconds: number }

/** The key of the counter for the window that contains `at` (ms), with only a hash of the limited caller, and the window's end (seconds). */
export function counterAt({ name, of, seconds }: RateLimit, at: number): { Key: ReturnType<typeof key.counter>; end: number } {
  const end = (Math.floor(at / 1000 / seconds) + 1) * seconds
  const hash = createHash('sha256').update(`${name}\n${end}\n${of}`).digest('base64url')
  return { Key: key.counter(hash), end }
}

/** Counts one call. Resolves to 0, or to the seconds until the next window if the limit is reached. `at` is the present time in ms. */
export async function incrementCounter(limit: RateLimit, at = Date.now()): Promise<number> {
  const { Key, end } = counterAt(limit, at)
  const update = {
    UpdateExpression: 'ADD used :one SET expires_at = :end',
    ConditionExpression: 'attribute_not_exists(used) OR used < :most',
    ExpressionAttributeValues: { ':one': 1, ':most': limit.most, ':end': end },
  }
  const counted = await unlessRefused(documents().send(new UpdateCommand({ TableName: tableName(), Key, ...update })))
  return counted ? 0 : Math.max(1, end - Math.floor(at / 1000))
}

/** How many calls are left in the present window. */
export async function callsLeft(limit: RateLimit, at = Date.now()): Promise<number> {
  const counter = await get(counterAt(limit, at).Key, { consistent: true })
  return Math.max(0, limit.most - ((counter?.['used'] as number | undefined) ?? 0))
}
