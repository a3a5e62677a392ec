import type { DynamoDBRecord } from 'aws-lambda'
import { responseStream } from '#shared/infrastructure.ts'
import { deliver, isOfResponse } from './deliver.ts'

const records = (count: number): DynamoDBRecord[] =>
  Array.from({ length: count }, (_, at) => ({ dynamodb: { SequenceNumber: String(at + 1) } }))
const numberOf = ({ dynamodb }: DynamoDBRecord) => Number(dynamodb!.SequenceNumber)

/** Delivers records to a function, and returns those that were processed and those that were given up. */
async function delivered(count: number, fails: (batch: number[]) => number | 'throws' | undefined) {
  const done: number[] = []
  const givenUp: number[] = []
  let calls = 0
  const handler = ({ Records }: { Records: DynamoDBRecord[] }) => {
    calls++
    const batch = Records.map(numberOf)
    const first = fails(batch)
    if (first === 'throws') return Promise.reject(new Error('no'))
    done.push(...batch.filter((one) => first === undefined || one < first))
    return Promise.resolve({ batchItemFailures: first === undefined ? [] : [{ itemIdentifier: String(first) }] })
  }
  await deliver(records(count), handler, { onFailure: (failed) => givenUp.push(...failed.map(numberOf)), pause: 0 })
  return { done, givenUp, calls }
}

describe('deliver', () => {
  it('brings a batch at once', async () => {
    expect(await delivered(5, () => undefined)).toEqual({ done: [1, 2, 3, 4, 5], givenUp: [], calls: 1 })
  })

  it('gives up the one record that always throws, and delivers all others in order', async () => {
    const { done, givenUp } = await delivered(100, (batch) => (batch.includes(37) ? 'throws' : undefined))
    expect(givenUp).toEqual([37])
    expect(done).toEqual(Array.from({ length: 100 }, (_, at) => at + 1).filter((one) => one !== 37))
  })

  it('continues from the named record', async () => {
    const { done, givenUp, calls } = await delivered(8, (batch) => batch.find((one) => one === 6))
    expect([done, givenUp]).toEqual([[1, 2, 3, 4, 5, 7, 8], [6]])
    expect(calls).toBeLessThan(responseStream.retries + 8)
  })

  it('tries one alone as often as the cloud does', async () => {
    const { calls, givenUp } = await delivered(1, () => 'throws')
    expect([calls, givenUp]).toEqual([responseStream.retries + 1, [1]])
  })

  it('brings what failed for a while', async () => {
    let left = 4
    expect(await delivered(3, () => (left-- > 0 ? 'throws' : undefined))).toMatchObject({ done: [1, 2, 3], givenUp: [] })
  })
})

const passes = (pk: string, sk: string) => isOfResponse({ dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } })

describe('isOfResponse', () => {
  it('lets changes of responses pass, and of nothing else', () => {
    expect(passes('SURVEY#S1#R#3', 'RESP#S1-2')).toBe(true)
    expect(passes('USER#U1', 'RESP#S1')).toBe(false)
    expect(passes('SURVEY#S1', 'COUNTS')).toBe(false)
  })
})
