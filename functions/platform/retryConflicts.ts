import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { setTimeout as pause } from 'node:timers/promises'

/** Tries of one write, and the longest pause before the second in milliseconds: it doubles each time, 1.6 seconds together at most. */
const tries = 6
const firstPause = 50

const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

/**
 * True where a write met another one on the same item and nothing of it was stored. A cancelled transaction with a condition that does not
 * hold is none: what it was told is true whatever the others do.
 */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'TransactionConflictException') return true
  const { CancellationReasons: reasons = [] } = error as Error & { CancellationReasons?: { Code?: string }[] }
  const codes = reasons.map(({ Code = 'None' }) => Code)
  return codes.some((code) => passing.has(code)) && !codes.includes('ConditionalCheckFailed')
}

/**
 * Lets every write of a client that meets another one at the same item try again, after a random pause so that the two do not meet again.
 * The SDK itself repeats what is throttled or hangs, and not this.
 */
export function retryConflicts(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.add(
    (next) => async (args) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await next(args)
        } catch (error) {
          if (attempt === tries || !isConflict(error)) throw error
          await pause(Math.random() * firstPause * 2 ** (attempt - 1))
        }
      }
    },
    { step: 'initialize', name: 'retryConflicts', override: true },
  )
  return client
}
