import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { setTimeout as wait } from 'node:timers/promises'
import { responseStream } from '#shared/infrastructure.ts'

/** A handler that returns nothing has succeeded. */
export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse | null | void>

type Delivery = {
  onFailure: (records: DynamoDBRecord[], reason: unknown) => void
  /** Milliseconds before the first retry; the wait doubles each time. */
  pause?: number
}

/** The event source's filter: whether a record is the change of a response. */
export const isOfResponse = ({ dynamodb }: DynamoDBRecord): boolean =>
  dynamodb?.Keys?.['pk']?.S?.startsWith(responseStream.keys.pk) === true &&
  dynamodb.Keys['sk']?.S?.startsWith(responseStream.keys.sk) === true

/** As Lambda does: again from the first failed record; a batch that throws is bisected; one that fails alone is dropped after some attempts. */
export async function deliver(records: DynamoDBRecord[], handler: StreamHandler, delivery: Delivery): Promise<void> {
  let left = records
  for (let tries = 0; left.length > 0; tries++) {
    const { failed, reason } = await call(left, handler)
    if (failed === null) return
    if (failed > 0) tries = 0
    left = left.slice(failed)
    if (left.length > 1) {
      const middle = Math.ceil(left.length / 2)
      await deliver(left.slice(0, middle), handler, delivery)
      left = left.slice(middle)
      tries = -1
    } else if (tries >= responseStream.retries) {
      delivery.onFailure(left, reason)
      return
    } else await wait((delivery.pause ?? 100) * 2 ** tries)
  }
}

/** The index of the first record that failed; null if none did. */
async function call(records: DynamoDBRecord[], handler: StreamHandler): Promise<{ failed: number | null; reason?: unknown }> {
  try {
    const first = (await handler({ Records: records }))?.batchItemFailures[0]?.itemIdentifier
    if (first === undefined) return { failed: null }
    return {
      failed: Math.max(
        0,
        records.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === first),
      ),
      reason: first,
    }
  } catch (reason) {
    return { failed: 0, reason }
  }
}
