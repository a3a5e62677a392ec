import type { DynamoDBStreamEvent } from 'aws-lambda'
import { isOfResponse } from '../../local/streams/deliver.ts'
import { emulatedStreams } from '../../local/dataFolder/streamsApi.ts'
import { lastOf, TableStream, type Positions } from '#functions/streams/tableStream.ts'

/** The changes of responses from the beginning of the stream of the table that the environment names. */
export async function startCounting() {
  const stream = await TableStream.of(process.env['TABLE']!, emulatedStreams(process.env['AWS_ENDPOINT_URL_DYNAMODB']!))
  if (!stream) throw new Error('The table has no stream.')
  const { handler } = (await import('#functions/streams/countResponses.ts')) as {
    handler: (event: DynamoDBStreamEvent) => Promise<{ batchItemFailures: unknown[] }>
  }
  const positions: Positions = {}

  /** Counts at most so many more changes, `size` at a time. Resolves to how many they were, and the milliseconds of each batch. */
  return async (most: number, size: number): Promise<{ counted: number; times: number[] }> => {
    const times: number[] = []
    let counted = 0
    while (counted < most) {
      const batches = await stream.read(positions, size)
      if (batches.length === 0) break
      for (const batch of batches) {
        positions[batch.shard] = lastOf(batch)
        const Records = batch.records.filter(isOfResponse)
        if (Records.length === 0) continue
        const start = performance.now()
        const { batchItemFailures } = await handler({ Records })
        if (batchItemFailures.length > 0) throw new Error('A response could not be counted.')
        times.push(performance.now() - start)
        counted += Records.length
      }
    }
    return { counted, times }
  }
}
