import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { Readable } from 'node:stream'
import { retryConflicts } from './retryConflicts.ts'

const answer = (statusCode: number, body: object) => ({
  response: {
    statusCode,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: Readable.from([Buffer.from(JSON.stringify(body))]),
  },
})
const refusal = (name: string, more = {}) => answer(400, { __type: `com.amazonaws.dynamodb.v20120810#${name}`, ...more })
const cancelled = (...codes: string[]) => refusal('TransactionCanceledException', { CancellationReasons: codes.map((Code) => ({ Code })) })
const done = () => answer(200, {})

/** A table that returns these answers, the last one for ever, and counts the calls. */
function tableThat(...answers: (() => ReturnType<typeof answer>)[]) {
  const tokens: unknown[] = []
  const handle = async ({ body }: { body: Uint8Array }) => {
    tokens.push((JSON.parse(new TextDecoder().decode(body)) as { ClientRequestToken?: string }).ClientRequestToken)
    return answers[Math.min(tokens.length, answers.length) - 1]!()
  }
  const client = new DynamoDBClient({
    region: 'x',
    endpoint: 'http://127.0.0.1:1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    requestHandler: { handle } as never,
  })
  return { documents: DynamoDBDocumentClient.from(retryConflicts(client)), tokens }
}

const put = { TableName: 't', Item: { pk: 'a', sk: 'b' } }
const transaction = () => new TransactWriteCommand({ TransactItems: [{ Put: put }, { Put: { ...put, Item: { pk: 'c', sk: 'd' } } }] })

describe('retryConflicts', () => {
  it('repeats a transaction that conflicted or was throttled, as a new request', async () => {
    const { documents, tokens } = tableThat(
      () => cancelled('TransactionConflict', 'None'),
      () => cancelled('None', 'ThrottlingError'),
      done,
    )
    await documents.send(transaction())
    expect([tokens.length, new Set(tokens).size]).toEqual([3, 3])
  })

  it('repeats a single write that conflicted with a transaction', async () => {
    const { documents, tokens } = tableThat(() => refusal('TransactionConflictException'), done)
    await documents.send(new PutCommand(put))
    expect(tokens).toHaveLength(2)
  })

  it('gives up in time for an answer', async () => {
    const { documents, tokens } = tableThat(() => cancelled('TransactionConflict', 'None'))
    const started = performance.now()
    await expect(documents.send(transaction())).rejects.toMatchObject({ name: 'TransactionCanceledException' })
    expect(tokens).toHaveLength(6)
    expect(performance.now() - started).toBeLessThan(4_000)
  })

  it.each([
    ['a condition that does not hold', () => cancelled('ConditionalCheckFailed', 'TransactionConflict'), 'TransactionCanceledException'],
    ['a refused condition of a single write', () => refusal('ConditionalCheckFailedException'), 'ConditionalCheckFailedException'],
    ['a mistake', () => refusal('ValidationException'), 'ValidationException'],
  ])('throws %s without a retry', async (_, refused, name) => {
    const { documents, tokens } = tableThat(refused)
    await expect(documents.send(transaction())).rejects.toMatchObject({ name })
    expect(tokens).toHaveLength(1)
  })
})
