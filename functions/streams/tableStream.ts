import type { DynamoDBRecord } from 'aws-lambda'
import type { AskStreams } from './streamsApi.ts'

/** By shard, the last sequence number read, or `done` for a closed shard that is read to its end. */
export type Positions = Record<string, string>

/** Records of one shard, in their order. */
type StreamBatch = { shard: string; records: DynamoDBRecord[] }

type Shard = { ShardId: string; ParentShardId?: string }
type Description = { StreamDescription: { Shards: Shard[]; LastEvaluatedShardId?: string } }
type Page = { Records: DynamoDBRecord[]; NextShardIterator?: string }

const done = 'done'

/** Reads a table's stream from its beginning or from given positions. A shard's parent is read to its end first. */
export class TableStream {
  readonly arn: string
  readonly #ask: AskStreams
  readonly #iterators = new Map<string, string>()
  #shards: Shard[] = []

  private constructor(ask: AskStreams, arn: string) {
    this.#ask = ask
    this.arn = arn
  }

  /** A table's stream; null without one. A disabled stream is listed for another day: the latest is the table's. */
  static async of(table: string, ask: AskStreams): Promise<TableStream | null> {
    const { Streams } = await ask<{ Streams: { StreamArn: string }[] }>('ListStreams', { TableName: table })
    const latest = Streams.map(({ StreamArn }) => StreamArn).sort().at(-1) // oxfmt-ignore
    return latest ? new TableStream(ask, latest) : null
  }

  /** Another reader of the same stream, since a reader continues where it stopped, regardless of given positions. */
  reopened(): TableStream {
    return new TableStream(this.#ask, this.arn)
  }

  /** Positions to read the changes since `time` (ms since 1970) from. Reads the whole stream, which is a day; the positions may be a little earlier. */
  async positionsAt(time: number): Promise<Positions> {
    const reader = this.reopened()
    const read: Positions = {}
    const found: Positions = {}
    const reached = new Set<string>()
    for (;;) {
      const batches = await reader.read(read, 1_000)
      for (const batch of batches) {
        read[batch.shard] = lastOf(batch)
        if (reached.has(batch.shard)) continue
        const later = batch.records.findIndex((record) => createdAt(record) >= time)
        const before = later < 0 ? batch.records.at(-1) : batch.records[later - 1]
        if (before) found[batch.shard] = before.dynamodb!.SequenceNumber!
        if (later >= 0) reached.add(batch.shard)
      }
      for (const [shard, position] of Object.entries(read)) if (position === done && !reached.has(shard)) found[shard] = done
      if (batches.every(({ shard }) => reached.has(shard))) return found
    }
  }

  /** The next records of each shard, up to `limit` each. In `positions` it only marks closed shards that are read to their end as `done`. */
  async read(positions: Positions, limit: number): Promise<StreamBatch[]> {
    if (this.#shards.length === 0) this.#shards = await this.#describe()
    const batches: StreamBatch[] = []
    for (const { ShardId, ParentShardId } of this.#shards) {
      if (positions[ShardId] === done) continue
      const waits = this.#shards.some((shard) => shard.ShardId === ParentShardId && positions[shard.ShardId] !== done)
      if (waits) continue
      const { Records, NextShardIterator } = await this.#page(ShardId, positions[ShardId], limit)
      if (NextShardIterator) this.#iterators.set(ShardId, NextShardIterator)
      else this.#iterators.delete(ShardId)
      if (Records.length > 0) batches.push({ shard: ShardId, records: Records.map((record) => ({ ...record, eventSourceARN: this.arn })) })
      else if (!NextShardIterator) {
        positions[ShardId] = done
        this.#shards = [] // read the list again: it may have new children
      }
    }
    return batches
  }

  async #page(shard: string, after: string | undefined, Limit: number): Promise<Page> {
    const known = this.#iterators.get(shard)
    try {
      return await this.#ask<Page>('GetRecords', { ShardIterator: known ?? (await this.#iterator(shard, after)), Limit })
    } catch (error) {
      if (!known || !/ExpiredIterator/.test(String(error))) throw error
      return this.#ask<Page>('GetRecords', { ShardIterator: await this.#iterator(shard, after), Limit })
    }
  }

  async #iterator(ShardId: string, after: string | undefined): Promise<string> {
    const from = after ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after } : { ShardIteratorType: 'TRIM_HORIZON' }
    return (await this.#ask<{ ShardIterator: string }>('GetShardIterator', { StreamArn: this.arn, ShardId, ...from })).ShardIterator
  }

  async #describe(): Promise<Shard[]> {
    const shards: Shard[] = []
    let ExclusiveStartShardId: string | undefined
    do {
      const { StreamDescription } = await this.#ask<Description>('DescribeStream', { StreamArn: this.arn, ExclusiveStartShardId })
      shards.push(...StreamDescription.Shards)
      ExclusiveStartShardId = StreamDescription.LastEvaluatedShardId
    } while (ExclusiveStartShardId)
    return shards
  }
}

export const createdAt = ({ dynamodb }: DynamoDBRecord): number => (dynamodb?.ApproximateCreationDateTime ?? 0) * 1_000

export const lastOf = ({ records }: StreamBatch): string => records.at(-1)!.dynamodb!.SequenceNumber!
