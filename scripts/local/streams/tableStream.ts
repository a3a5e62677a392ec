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

  /** The stream that a table has; null where it has none. */
  static async of(table: string, ask: AskStreams): Promise<TableStream | null> {
    const { Streams } = await ask<{ Streams: { StreamArn: string }[] }>('ListStreams', { TableName: table })
    const latest = Streams.at(-1)
    return latest ? new TableStream(ask, latest.StreamArn) : null
  }

  /** The next records of each shard, up to `limit` each; shards without new ones are left out. Does not change `positions`. */
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
      if (Records.length > 0) batches.push({ shard: ShardId, records: Records })
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

/** The sequence number of the last record of a batch. */
export const lastOf = ({ records }: StreamBatch): string => records.at(-1)!.dynamodb!.SequenceNumber!
