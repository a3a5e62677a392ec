import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { log, errorName } from '../platform/log.ts'
import { countChanges, type Failure } from './countChanges.ts'
import { responseChange, type ResponseChange } from './responseChange.ts'

/** Surveys that are counted side by side. */
const atOnce = 5

/**
 * Keeps the counts of surveys by what the table's stream tells of their responses. What could not be counted is answered by its first
 * sequence number, from which Lambda delivers again; what was counted beside or after it is met again, and left out.
 */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const changes = Records.map(responseChange).filter((change) => change !== null)
  const left = Map.groupBy(changes, ({ surveyId }) => surveyId).entries()
  const failures: Failure[] = []
  const work = async () => {
    for (const [surveyId, own] of left) failures.push(...(await count(surveyId, own)))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const first = failures.map(({ sequence }) => BigInt(sequence)).sort((a, b) => (a < b ? -1 : 1))[0]
  return { batchItemFailures: first === undefined ? [] : [{ itemIdentifier: wordOf(first, changes) }] }
}

/** The sequence number as it came, with whatever zeros it began with. */
const wordOf = (first: bigint, changes: ResponseChange[]) => changes.find(({ sequence }) => BigInt(sequence) === first)!.sequence

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
