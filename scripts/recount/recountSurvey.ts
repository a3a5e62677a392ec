import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { DynamoDBRecord } from 'aws-lambda'
import { contribution } from '#functions/counts/contribution.ts'
import { add, type Contribution, type Counts } from '#functions/counts/counts.ts'
import { applyChange, differences, type Difference } from '#functions/counts/keptCounts.ts'
import { key, responsePartitionOf, responsePrefix, responseShard, shards } from '#functions/data/keys.ts'
import { storedResponse } from '#functions/data/responses/responses.ts'
import type { StoredResponse } from '#functions/data/responses/storedResponse.ts'
import { readSurveyCounts, writeSurveyCounts, type SurveyCounts } from '#functions/data/surveyCounts.ts'
import { query, tableName } from '#functions/data/table.ts'
import { documents } from '#functions/platform/aws.ts'
import { definitionOf } from '#functions/streams/countChanges.ts'
import { responseChange } from '#functions/streams/responseChange.ts'
import { lastOf, type Positions, type TableStream } from '../local/streams/tableStream.ts'

/**
 * The result of a recount. `total`: responses counted; `differences`: wrong counts, apart from changes that were only not counted yet; every count
 * where none were stored (`wasKept` false). `unreadable`: responses that cannot be parsed, which are not counted.
 */
export type Recount = { total: number; differences: Difference[]; unreadable: number; wasKept: boolean }

/** Milliseconds before the next read of an empty stream. */
const idleInterval = 50

/** Attempts of the write, each of which may lose against a batch of new responses. */
const maxAttempts = 50

/**
 * Counts all responses of a survey and replaces its stored counts if they are wrong or lack the totals that lists read. Responses may keep
 * coming meanwhile: it reads all of them, then the stream up to the last change in the stored counts, so that both describe the same moment.
 * Rejects when new responses overtake it too often.
 */
export async function recountSurvey(surveyId: string, stream: TableStream): Promise<Recount> {
  const start = await readSurveyCounts(surveyId, { consistent: true })
  const truth = new Truth(surveyId, start?.applied ?? {})
  for (const shard of shards) await truth.readResponses(shard)
  await truth.followTo(stream, await marked(surveyId))
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const kept = await readSurveyCounts(surveyId, { consistent: true })
    await truth.followTo(stream, kept?.applied ?? {})
    const found = differences(truth.withLate(kept), truth.counts)
    const report = { total: truth.counts.get('total') ?? 0, differences: found, unreadable: truth.unreadable.size, wasKept: kept !== null }
    if (kept?.hasTotals && found.length === 0) return report
    if (await writeSurveyCounts(surveyId, { counts: truth.bounded(), applied: truth.positions }, kept)) return report
  }
  throw new Error('Responses come in faster than they can be counted: try again later.')
}

/** Leaves a mark in the stream of each partition, behind everything that was read. Answers its sort key. */
async function marked(surveyId: string): Promise<string> {
  const mark = randomUUID()
  for (const shard of shards) {
    const Key = key.recountMark(surveyId, shard, mark)
    await documents().send(new PutCommand({ TableName: tableName(), Item: Key }))
    await documents().send(new DeleteCommand({ TableName: tableName(), Key }))
  }
  return key.recountMark(surveyId, 0, mark).sk
}

/** Whether it went wrong with the table, and not with what stands in it. */
const isOfTable = (error: unknown) => error instanceof Error && '$metadata' in error

type Late = { partition: string; sequence: bigint; before: Contribution; after: Contribution }

/** The responses of a survey as they were at a position of each partition's stream, and what they come to. */
class Truth {
  readonly counts: Counts = new Map()
  /** By partition the sequence number up to which it holds. */
  readonly positions: Record<string, string> = {}
  readonly unreadable = new Set<string>()
  readonly #surveyId: string
  readonly #known = new Map<string, Contribution>()
  /** The changes since the kept counts were read first: some of them may not be in those yet. */
  readonly #late: Late[] = []
  readonly #appliedFirst: Record<string, string>
  readonly #read: Positions = {}

  constructor(surveyId: string, appliedFirst: Record<string, string>) {
    this.#surveyId = surveyId
    this.#appliedFirst = appliedFirst
  }

  async readResponses(shard: number): Promise<void> {
    const items = query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': responseShard(this.#surveyId, shard), ':sk': responsePrefix },
      ConsistentRead: true,
    })
    for await (const item of items) await this.#set(String(item.sk), () => storedResponse(item))
  }

  /** Reads the stream until it has told of the mark in every partition, or of these sequence numbers. */
  async followTo(stream: TableStream, goal: string | Record<string, string>): Promise<void> {
    const marks = new Set<string>()
    const isThere = () =>
      typeof goal === 'string'
        ? marks.size === shards.length
        : Object.entries(goal).every(([partition, sequence]) => BigInt(this.positions[partition] ?? '0') >= BigInt(sequence))
    while (!isThere()) {
      const batches = await stream.read(this.#read, 1_000)
      if (batches.length === 0) await wait(idleInterval)
      for (const batch of batches) {
        for (const record of batch.records) {
          const partition = this.#partitionOf(record)
          if (partition === null) continue
          this.positions[partition] = record.dynamodb!.SequenceNumber!
          if (record.dynamodb?.Keys?.['sk']?.S === goal) marks.add(partition)
          else await this.#apply(record)
        }
        this.#read[batch.shard] = lastOf(batch)
      }
    }
  }

  /** Kept counts with what they do not hold yet of what was read: what they come to when nothing is wrong with them. */
  withLate(kept: SurveyCounts | null): Counts {
    const counts: Counts = new Map(kept?.counts)
    const delta: Counts = new Map()
    const deleted = new Set<string>()
    for (const { partition, sequence, before, after } of this.#late) {
      if (!kept || sequence <= BigInt(kept.applied[partition] ?? '0')) continue
      add(delta, before, -1)
      add(delta, after)
      if (after.length === 0) for (const name of before) deleted.add(name)
    }
    applyChange(counts, { counts: delta, deleted })
    return counts
  }

  /** The counts as they are kept: the most frequent of what people typed first. */
  bounded(): Counts {
    const kept: Counts = new Map()
    applyChange(kept, { counts: new Map([...this.counts].sort(([, a], [, b]) => b - a)), deleted: new Set() })
    return kept
  }

  #partitionOf({ dynamodb }: DynamoDBRecord): string | null {
    const found = responsePartitionOf(dynamodb?.Keys?.['pk']?.S ?? '')
    return found?.surveyId === this.#surveyId ? found.partition : null
  }

  async #apply(record: DynamoDBRecord): Promise<void> {
    const one = responseChange(record)
    if (!one) return
    const sk = record.dynamodb!.Keys!['sk']!.S!
    await this.#set(sk, () => one.images().after)
    const sequence = BigInt(one.sequence)
    if (sequence <= BigInt(this.#appliedFirst[one.partition] ?? '0')) return
    try {
      const { before, after } = one.images()
      const read = { before: await this.#contribution(before), after: await this.#contribution(after) }
      this.#late.push({ partition: one.partition, sequence, ...read })
    } catch (error) {
      if (isOfTable(error)) throw error // else it will not be counted either
    }
  }

  /** Takes a response to be what `read` gives, and gone where that is null. */
  async #set(sk: string, read: () => StoredResponse | null): Promise<void> {
    add(this.counts, this.#known.get(sk) ?? [], -1)
    this.#known.delete(sk)
    this.unreadable.delete(sk)
    try {
      const names = await this.#contribution(read())
      if (names.length === 0) return
      this.#known.set(sk, names)
      add(this.counts, names)
    } catch (error) {
      if (isOfTable(error)) throw error
      this.unreadable.add(sk)
    }
  }

  async #contribution(response: StoredResponse | null): Promise<Contribution> {
    return response ? contribution(response, await definitionOf(this.#surveyId, response.survey_version)) : []
  }
}
