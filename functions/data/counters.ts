import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { createHash } from 'node:crypto'
import { documents } from '../platform/aws.ts'
import { key } from './keys.ts'
import { isConditionFailure, tableName } from './table.ts'

/** What is counted, of whom, and how many of it they may have in each stretch of so many seconds. */
export type Counted = { name: string; of: string; most: number; seconds: number }

/**
 * Counts one more. Resolves to 0, or, where they have had all that they may, to the seconds until they may have more. The table
 * learns a hash of whom alone, another one in each stretch. `at` in ms.
 */
export async function incrementCounter({ name, of, most, seconds }: Counted, at = Date.now()): Promise<number> {
  const now = Math.floor(at / 1000)
  const end = (Math.floor(now / seconds) + 1) * seconds
  const hash = createHash('sha256').update(`${name}\n${end}\n${of}`).digest('base64url')
  const update = {
    UpdateExpression: 'ADD used :one SET expires_at = :end',
    ConditionExpression: 'attribute_not_exists(used) OR used < :most',
    ExpressionAttributeValues: { ':one': 1, ':most': most, ':end': end },
  }
  try {
    await documents().send(new UpdateCommand({ TableName: tableName(), Key: key.counter(hash), ...update }))
    return 0
  } catch (error) {
    if (isConditionFailure(error)) return Math.max(1, end - now)
    throw error
  }
}
