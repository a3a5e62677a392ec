import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { setTimeout as delay } from 'node:timers/promises'

/** Attempts of one write, and the longest delay before the second in milliseconds. It doubles each time: at most 1.6 seconds in all. */
const maxAttempts = 6
const baseDelay = 50

const transientReasons = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

/**
 * Whether a write failed because another one was changing the same item, so that nothing was stored and a retry may succeed. A transaction
 * of which a condition failed too is no conflict: a retry would fail again.
 */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'TransactionConflictException') return true
  const { CancellationReasons: reasons = [] } = error as Error & { CancellationReasons?: { Code?: string }[] }
  const codes = reasons.map(({ Code = 'None' }) => Code)
  return codes.some((code) => transientReasons.has(code)) && !codes.includes('ConditionalCheckFailed')
}

/**
 * Makes a client retry writes that conflict with another write of the same item, each after a random delay. The SDK retries throttling and
 * timeouts, but not conflicts.
 */
export function retryConflicts(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.add(
    (next) => async (args) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await next(args)
        } catch (error) {
          if (attempt === maxAttempts || !isConflict(error)) throw error
          await delay(Math.random() * baseDelay * 2 ** (attempt - 1))
        }
      }
    },
    { step: 'initialize', name: 'retryConflicts', override: true },
  )
  return client
}
