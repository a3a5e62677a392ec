import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { responseStream } from '#shared/infrastructure.ts'
import { acknowledge } from './acknowledge.ts'
import { OwnFunction, type Parts } from './ownFunction.ts'

/** The function that counts responses, and the queue of changes that it could not count. */
export type Counting = { handler: OwnFunction; undelivered: Queue }

/** The queue of changes that could not be counted: their positions in the stream, not their content. */
export function countingQueue(scope: Construct): Queue {
  const queue = new Queue(scope, 'Uncounted', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  acknowledge(queue, 'SQS3', 'It is itself where what failed goes, and an alarm says so.')
  return queue
}

const prefix = (value: string) => ({ S: [{ prefix: value }] })

/**
 * The function that keeps the counts, and its event source: the table's stream, filtered to changes of responses. A batch that fails is
 * bisected; a change that still fails alone is retried, then sent to the queue. Without a stream (a restored table with no `tableStream`)
 * nothing is counted.
 */
export function createCounting(scope: Construct, parts: Parts): Counting {
  const { storage, undelivered } = parts
  const handler = new OwnFunction(scope, 'countResponses', parts)
  const { tableStreamArn } = storage.table
  const { keys, batchSize, windowSeconds, retries } = responseStream
  if (tableStreamArn)
    new CfnEventSourceMapping(scope, 'ResponseStream', {
      functionName: handler.functionName,
      eventSourceArn: tableStreamArn,
      startingPosition: 'TRIM_HORIZON',
      batchSize,
      maximumBatchingWindowInSeconds: windowSeconds,
      maximumRetryAttempts: retries,
      bisectBatchOnFunctionError: true,
      functionResponseTypes: ['ReportBatchItemFailures'],
      destinationConfig: { onFailure: { destination: undelivered.queueArn } },
      filterCriteria: { filters: [{ pattern: JSON.stringify({ dynamodb: { Keys: { pk: prefix(keys.pk), sk: prefix(keys.sk) } } }) }] },
    })
  return { handler, undelivered }
}
