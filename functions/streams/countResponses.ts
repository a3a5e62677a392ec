import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { log, errorName } from '../platform/log.ts'
import { countChanges, type Failure } from './countChanges.ts'
import { responseChange, type ResponseChange } from './responseChange.ts'

const concurrency = 5

/**
 * Updates the counts of surveys from the table's stream of changes. Returns the first sequence number that could not be counted. Lambda delivers
 * again from there; later changes that were counted already are skipped then.
 */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const changes = Records.map(responseChange).filter((change) => change !== null)
  const remaining = Map.groupBy(changes, ({ surveyId }) => surveyId).entries()
  const failures: Failure[] = []
  const work = async () => {
    for (const [surveyId, own] of remaining) failures.push(...(await count(surveyId, own)))
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  const first = failures.map(({ sequence }) => BigInt(sequence)).sort((a, b) => (a < b ? -1 : 1))[0]
  return { batchItemFailures: first === undefined ? [] : [{ itemIdentifier: sequenceNumber(first, changes) }] }
}

/** The sequence number as the stream spells it, leading zeros included. */
const sequenceNumber = (first: bigint, changes: ResponseChange[]) => changes.find(({ sequence }) => BigInt(sequence) === first)!.sequence

async function count(survey: string, changes: ResponseChange[]): Promise<Failure[]> {
  try {
    const { failed } = await countChanges(survey, changes)
    for (const { sequence, reason } of failed) log('uncounted', { survey, sequence, reason })
    return failed
  } catch (error) {
    const { sequence } = changes[0]!
    log('uncounted', { survey, sequence, reason: errorName(error) })
    return [{ sequence, reason: errorName(error) }]
  }
}
