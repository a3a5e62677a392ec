import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { DynamoDBRecord } from 'aws-lambda'
import { readAnsweredVersion } from '../answered/answeredVersion.ts'
import { contribution } from '../counts/contribution.ts'
import { add, listed, type Contribution, type Counts } from '../counts/counts.ts'
import { applyChange, boundCounted } from '../counts/keptCounts.ts'
import { key, responsePartitionOf, shards } from '../data/keys.ts'
import { pagesOf } from '../data/responses/everyResponse.ts'
import { storedResponse } from '../data/responses/responses.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import { tableName } from '../data/table.ts'
import { documents } from '../platform/aws.ts'
import { responseChange } from './responseChange.ts'
import { lastOf, type Positions, type TableStream } from './tableStream.ts'

/** Responses in memory at a time by default: those that were read since the last mark in the stream. */
const defaultGroupSize = 10_000

const maxLate = 1_000

/** Milliseconds before the next read of an empty stream. */
const idleInterval = 50

const end = '\uffff'

async function putMark(Key: { pk: string; sk: string }): Promise<void> {
  await documents().send(new PutCommand({ TableName: tableName(), Item: Key }))
  await documents().send(new DeleteCommand({ TableName: tableName(), Key }))
}

/** The contribution of a response to the counts. `unreadable`: it cannot be parsed, and adds nothing. */
type Added = { names: Contribution; unreadable: 0 | 1 }

/** The responses that were read after the settled ones, and by partition the sort key up to which they were read. */
const newGroup = () => ({ held: new Map<string, Added>(), upTo: new Map<string, string>() })

type Late = { partition: string; sequence: bigint; before: Contribution; after: Contribution }

type Applied = Record<string, string>

/** `from`: where to read the stream from. `applied`: of the stored counts at first; `readApplied`: of the present ones. */
type Options = {
  from?: Positions
  applied: Applied
  readApplied: () => Promise<Applied>
  signal?: AbortSignal | undefined
  groupSize?: number
}

/** Whether an error is the table's, and not that of an item's content. */
const isOfTable = (error: unknown) => error instanceof Error && '$metadata' in error

/**
 * The counts of a survey's responses at a position of each partition's stream. It reads one partition after the other. After each group of responses
 * it puts marks into their partitions and reads the stream up to them: the last image of a response that changed meanwhile replaces what was read.
 * Changes of responses of earlier groups are added as differences. So memory has only one group and the moments of the newest responses, for any
 * number of responses.
 */
export class CountedResponses {
  readonly counts: Counts = new Map()
  unreadable = 0
  /** By partition, the sequence number up to which it counts. */
  readonly positions: Record<string, string> = {}
  readonly #surveyId: string
  readonly #stream: TableStream
  readonly #read: Positions
  readonly #signal: AbortSignal | undefined
  readonly #groupSize: number
  readonly #readApplied: () => Promise<Applied>
  #applied: Applied
  /** By partition, the sort key up to which its responses are counted. */
  readonly #settled = new Map<string, string>()
  #group = newGroup()
  /** The newest `at` name that `counts` leave out. */
  #leftOut = ''
  /** The changes since the stored counts were read first: some of them may not be in those yet. */
  #late: Late[] = []

  constructor(surveyId: string, stream: TableStream, { from, applied, readApplied, signal, groupSize }: Options) {
    this.#surveyId = surveyId
    this.#stream = stream
    this.#read = { ...from }
    this.#applied = applied
    this.#readApplied = readApplied
    this.#signal = signal
    this.#groupSize = groupSize ?? defaultGroupSize
  }

  /** Counts all responses, each partition up to the last change that it had by then. */
  async readAll(): Promise<void> {
    for (const shard of shards) await this.#readShard(shard)
    if (this.#group.upTo.size > 0) await this.#settle()
  }

  async #readShard(shard: number): Promise<void> {
    const pages = pagesOf(this.#surveyId, shard, { ConsistentRead: true, Limit: this.#groupSize })
    for await (const { Items = [], LastEvaluatedKey: last } of pages) {
      this.#signal?.throwIfAborted()
      for (const item of Items) this.#group.held.set(String(item['sk']), await this.#added(() => storedResponse(item)))
      this.#group.upTo.set(String(shard), last ? String(last['sk']) : end)
      if (this.#group.held.size >= this.#groupSize) await this.#settle()
    }
  }

  /** Adds the group to the counts once the stream has delivered the changes of its responses meanwhile. */
  async #settle(): Promise<void> {
    await this.#followToMarks()
    for (const added of this.#group.held.values()) this.#count(added)
    for (const [partition, sk] of this.#group.upTo) this.#settled.set(partition, sk)
    this.#group = newGroup()
    this.#bound()
    if (this.#late.length > maxLate) this.#dropCounted(await this.#readApplied())
  }

  /** Writes marks before and after the responses of each partition of the group, and reads the stream until it has delivered all marks. */
  async #followToMarks(): Promise<void> {
    const mark = randomUUID()
    const keys = [...this.#group.upTo.keys()].flatMap((partition) => key.recountMarks(this.#surveyId, Number(partition), mark))
    await Promise.all(keys.map(putMark))
    const missing = new Set(keys.map(({ pk, sk }) => `${pk} ${sk}`))
    await this.#follow(
      () => missing.size === 0,
      ({ pk, sk }) => missing.delete(`${pk} ${sk}`),
    )
  }

  /** Whether its counts include the changes up to these, the last ones of each partition. */
  includes(applied: Applied): boolean {
    return Object.entries(applied).every(([partition, sequence]) => BigInt(this.positions[partition] ?? '0') >= BigInt(sequence))
  }

  /** Reads the stream until the counts include these changes too. They must be from this stream. */
  async followTo(applied: Applied): Promise<void> {
    await this.#follow(() => this.includes(applied))
    this.#bound()
    this.#dropCounted(applied)
  }

  #bound(): void {
    this.#leftOut = boundCounted(this.counts, this.#groupSize, this.#leftOut)
    if (this.#leftOut && this.counts.has('total') && listed(this.counts, 'at').length === 0)
      throw new Error('Responses are deleted faster than they can be counted: try again later.')
  }

  #dropCounted(applied: Applied): void {
    this.#applied = applied
    this.#late = this.#late.filter(({ partition, sequence }) => sequence > BigInt(applied[partition] ?? '0'))
  }

  async #follow(isThere: () => boolean, onRecord: (place: { pk: string; sk: string }) => void = () => {}): Promise<void> {
    while (!isThere()) {
      this.#signal?.throwIfAborted()
      const batches = await this.#stream.read(this.#read, 1_000)
      if (batches.length === 0) await wait(idleInterval)
      for (const batch of batches) {
        for (const record of batch.records) {
          const [pk, sk] = [record.dynamodb?.Keys?.['pk']?.S ?? '', record.dynamodb?.Keys?.['sk']?.S ?? '']
          const found = responsePartitionOf(pk)
          if (found?.surveyId !== this.#surveyId) continue
          await this.#apply(record, found.partition)
          onRecord({ pk, sk })
        }
        this.#read[batch.shard] = lastOf(batch)
      }
    }
  }

  /** Stored counts plus the changes after those that were followed to last: the counts that are expected. */
  withLate(kept: Counts): Counts {
    const counts: Counts = new Map(kept)
    const delta: Counts = new Map()
    const deleted = new Set<string>()
    for (const { before, after } of this.#late) {
      add(delta, before, -1)
      add(delta, after)
      if (after.length === 0) for (const name of before) deleted.add(name)
    }
    applyChange(counts, { counts: delta, deleted })
    return counts
  }

  /** The counts as they are stored: the most frequent of what people typed first. */
  bounded(): Counts {
    const kept: Counts = new Map()
    applyChange(kept, { counts: new Map([...this.counts].sort(([, a], [, b]) => b - a)), deleted: new Set() })
    return kept
  }

  async #apply(record: DynamoDBRecord, partition: string): Promise<void> {
    const sequence = BigInt(record.dynamodb!.SequenceNumber!)
    // the stream of a split partition has two orders
    if (sequence > BigInt(this.positions[partition] ?? '0')) this.positions[partition] = String(sequence)
    const change = responseChange(record)
    if (!change) return
    const [before, after] = [await this.#added(change.before), await this.#added(change.after)]
    const sk = record.dynamodb!.Keys!['sk']!.S!
    if (sk <= (this.#settled.get(partition) ?? '')) {
      this.#count(before, -1)
      this.#count(after)
    } else if (sk <= (this.#group.upTo.get(partition) ?? '')) this.#group.held.set(sk, after)
    // a change that cannot be read will not be counted either
    if (before.unreadable || after.unreadable || sequence <= BigInt(this.#applied[partition] ?? '0')) return
    this.#late.push({ partition, sequence, before: before.names, after: after.names })
  }

  #count({ names, unreadable }: Added, times: 1 | -1 = 1): void {
    add(this.counts, names, times)
    this.unreadable += times * unreadable
  }

  async #added(read: () => StoredResponse | null): Promise<Added> {
    try {
      const response = read()
      const names = response ? contribution(response, await readAnsweredVersion(response)) : []
      return { names, unreadable: 0 }
    } catch (error) {
      if (isOfTable(error)) throw error
      return { names: [], unreadable: 1 }
    }
  }
}
