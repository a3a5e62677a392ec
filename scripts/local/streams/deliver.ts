import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { setTimeout as wait } from 'node:timers/promises'
import { responseStream } from '#shared/infrastructure.ts'

/** `null`, as from a function that answers nothing, is success. */
export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse | null | void>

type Delivery = {
  /** Hears of records that were tried in vain. */
  onFailure: (records: DynamoDBRecord[], reason: unknown) => void
  /** Milliseconds before the first try again; each next one waits twice as long. */
  pause?: number
}

/** Whether the stream's filter lets a record pass: the change of a response. */
export const isOfResponse = ({ dynamodb }: DynamoDBRecord): boolean =>
  dynamodb?.Keys?.['pk']?.S?.startsWith(responseStream.keys.pk) === true &&
  dynamodb.Keys['sk']?.S?.startsWith(responseStream.keys.sk) === true

/**
 * Brings records to the function as Lambda does: what it names as failed comes again from there on, a batch that fails is cut in half, and a
 * record that fails alone is given up after so many tries. Resolves when all are delivered or given up.
 */
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

/** From which record on the batch failed; null where it did not. */
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
