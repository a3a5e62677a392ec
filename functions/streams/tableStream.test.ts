import type { DynamoDBRecord } from 'aws-lambda'
import type { AskStreams } from './streamsApi.ts'
import { TableStream } from './tableStream.ts'

const arn = (label: string) => `arn:aws:dynamodb:eu-west-1:1:table/surveys/stream/${label}`

/** Each shard's records: the seconds since 1970 in which they were made. Sequence numbers count from 1 in each. */
type Shards = Record<string, { parent?: string; seconds: number[] }>

const recordsOf = (seconds: number[]): DynamoDBRecord[] =>
  seconds.map((second, at) => ({ dynamodb: { SequenceNumber: String(at + 1), ApproximateCreationDateTime: second } }))

/** The Streams API of a table with these shards, of which those with children are closed. It returns two records at a time. */
function fakeStreams(shards: Shards): AskStreams {
  const isClosed = (id: string) => Object.values(shards).some(({ parent }) => parent === id)
  const answer = (operation: string, body: Record<string, string>): object => {
    if (operation === 'ListStreams') return { Streams: [{ StreamArn: arn('2026-11-22') }, { StreamArn: arn('2026-11-20') }] }
    if (operation === 'DescribeStream')
      return { StreamDescription: { Shards: Object.entries(shards).map(([ShardId, { parent }]) => ({ ShardId, ParentShardId: parent })) } }
    if (operation === 'GetShardIterator') return { ShardIterator: `${body['ShardId']} ${body['SequenceNumber'] ?? 0}` }
    const [id = '', from = '0'] = body['ShardIterator']!.split(' ')
    const Records = recordsOf(shards[id]!.seconds).slice(Number(from), Number(from) + 2)
    const next = Number(from) + Records.length
    return { Records, ...(!(isClosed(id) && Records.length === 0) && { NextShardIterator: `${id} ${next}` }) }
  }
  return async <T>(operation: string, body: object) => Promise.resolve(answer(operation, body as Record<string, string>) as T)
}

const open = async (shards: Shards) => (await TableStream.of('surveys', fakeStreams(shards)))!

describe('a table’s stream', () => {
  it('is the latest one even if an earlier one is still listed, and its records name it', async () => {
    const stream = await open({ a: { seconds: [1] } })
    expect(stream.arn).toBe(arn('2026-11-22'))
    expect(await stream.read({}, 1_000)).toMatchObject([{ shard: 'a', records: [{ eventSourceARN: stream.arn }] }])
  })

  it.each([
    ['in the middle of a shard', 30, { a: '2' }],
    ['before everything', 0, {}],
    ['after everything', 99, { a: '5' }],
  ])('has positions of a time %s', async (_, second, positions) => {
    expect(await (await open({ a: { seconds: [10, 20, 30, 40, 50] } })).positionsAt(second * 1_000)).toEqual(positions)
  })

  it('has positions of a time in the child of a closed shard, and none in the child where its parent is not read', async () => {
    const shards: Shards = { a: { seconds: [10, 20, 30] }, b: { parent: 'a', seconds: [40, 50] }, c: { seconds: [15, 45] } }
    expect(await (await open(shards)).positionsAt(50_000)).toEqual({ a: 'done', b: '1', c: '2' })
    expect(await (await open(shards)).positionsAt(20_000)).toEqual({ a: '1', c: '1' })
  })
})
