import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { setTimeout as delay } from 'node:timers/promises'

/** Attempts of one write, and the longest delay before the second in milliseconds. It doubles each time: at most 1.6 seconds in all. */
const maxAttempts = 6
const baseDelay = 50

const transientReasons = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

/** Whether another write of the item stopped this one, so that a retry may succeed: not if a condition failed too. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'TransactionConflictException') return true
  const { CancellationReasons: reasons = [] } = error as Error & { CancellationReasons?: { Code?: string }[] }
  const codes = reasons.map(({ Code = 'None' }) => Code)
  return codes.some((code) => transientReasons.has(code)) && !codes.includes('ConditionalCheckFailed')
}

/** Retries writes that conflict with another write of the item, after random delays. The SDK retries only throttling and timeouts. */
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
