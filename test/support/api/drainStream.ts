import type { DynamoDBStreamEvent } from 'aws-lambda'
import { handler } from '#functions/streams/countResponses.ts'
import { deliver, isOfResponse } from '../../../scripts/local/streams/deliver.ts'
import { emulatedStreams } from '../../../scripts/local/dataFolder/streamsApi.ts'
import { countedPath } from '../../../scripts/lab/rehearse/lambda/callOptions.ts'
import { lastOf, TableStream, type Positions } from '#functions/streams/tableStream.ts'
import { watchCalls } from './callRoute.ts'
import { withFunction } from './iam.ts'

const streams = new Map<string, { stream: TableStream; positions: Positions }>()

/** The stream of the test file's own table, read up to where the last call came. */
async function ownStream() {
  const table = process.env.TABLE!
  const known = streams.get(table)
  if (known) return known
  const stream = await TableStream.of(table, emulatedStreams(process.env.AWS_ENDPOINT_URL_DYNAMODB!))
  const made = { stream: stream!, positions: {} as Positions }
  streams.set(table, made)
  return made
}

/** The function that counts, with only its own rights. */
export const countAsFunction = (event: DynamoDBStreamEvent) => {
  watchCalls()
  return withFunction('countResponses', () => handler(event))
}

/** The changes of responses that the table's stream has brought since the last call, in their order. */
export async function newChanges() {
  const { stream, positions } = await ownStream()
  const changes = []
  for (;;) {
    const batches = await stream.read(positions, 1_000)
    if (batches.length === 0) return changes
    for (const batch of batches) {
      changes.push(...batch.records.filter(isOfResponse))
      positions[batch.shard] = lastOf(batch)
    }
  }
}

/** Waits until a rehearsal has counted what its stream has brought by itself; nothing if none is tested. */
export async function rehearsalCounted(): Promise<void> {
  const { REHEARSED_API } = process.env
  if (REHEARSED_API) await fetch(new URL(countedPath, REHEARSED_API))
}

/** Counts all changes of the table's stream since the last call, or waits for a rehearsal to do so. Throws if a change could not be counted. */
export async function drainStream(): Promise<void> {
  if (process.env.REHEARSED_API) return rehearsalCounted()
  await deliver(await newChanges(), countAsFunction, {
    pause: 0,
    onFailure: (failed) => {
      throw new Error(`${failed.length} changes of responses could not be counted.`)
    },
  })
}
