import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'

/** DynamoDB's capacity units: what a bill counts. */
export type Units = { read: number; write: number }

type Capacity = { CapacityUnits?: number }
type Output = { ConsumedCapacity?: Capacity | Capacity[] }

const writes = /^(?:Put|Update|Delete|BatchWrite|TransactWrite)/

/** Has every call of `client` say what it consumed, and adds it up. `take` answers the sum since it was last asked. */
export function countUnits(client: DynamoDBClient): { take: () => Units } {
  let sum: Units = { read: 0, write: 0 }
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } })
        const { ConsumedCapacity = [] } = result.output as Output
        for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) sum[writes.test(commandName) ? 'write' : 'read'] += CapacityUnits
        return result
      },
    { step: 'initialize', name: 'countUnits' },
  )
  return {
    take() {
      const taken = sum
      sum = { read: 0, write: 0 }
      return taken
    },
  }
}
