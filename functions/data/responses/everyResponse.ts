import type { QueryCommandInput, QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import { key, responseIdOf, responsePartitionOf, responsePrefix, responseShard, shards } from '../keys.ts'
import { beginningWith, getAll, queryPages, type Item } from '../table.ts'
import { responsePlaces, type ResponsePlace } from './responseOrder.ts'
import { tryReadResponse } from './responses.ts'
import type { StoredResponse, UnreadableResponse } from './storedResponse.ts'

type Each = AsyncGenerator<StoredResponse | UnreadableResponse>

const orders = {
  /** An eighth of a read unit for a response of 1 KB. Reads the next page (1 MB) while one is processed; no more is in memory. */
  any: unordered,
  /** By creation time. Costs as much as `any`; all stored items are in memory, so for some thousand responses. */
  sorted,
  /** By creation time. Half a read unit for each response; a few hundred are in memory. Leaves out responses that are deleted meanwhile. */
  indexed,
}

type Options = {
  order?: keyof typeof orders
  /** In any order: called for each page, with the bytes of stored answers so far. */
  onPage?: ((bytes: number) => void) | undefined
  /** Continues after this response of the same order; not if sorted. */
  from?: ResponsePlace | null | undefined
  /** Called with a response's place before it is yielded; not if sorted. */
  onPlace?: ((place: ResponsePlace) => void) | undefined
}

/** Every response to a survey. An item that cannot be read is yielded as `unreadable`. */
export const everyResponse = (surveyId: string, { order = 'any', ...options }: Options = {}): Each => orders[order](surveyId, options)

/** The pages of one of a survey's shards, as DynamoDB returns them. */
export const pagesOf = (
  surveyId: string,
  shard: number,
  options: Pick<
    QueryCommandInput,
    'ConsistentRead' | 'Limit' | 'ExclusiveStartKey' | 'ProjectionExpression' | 'ExpressionAttributeNames'
  > = {},
) => queryPages({ ...beginningWith({ pk: responseShard(surveyId, shard), sk: responsePrefix }), ...options }) // a recount's marks have another prefix

export async function hasResponses(surveyId: string): Promise<boolean> {
  const first = await Promise.all(shards.map((shard) => pagesOf(surveyId, shard, { ConsistentRead: true, Limit: 1 }).next()))
  return first.some(({ value }) => (value?.Items ?? []).length > 0)
}

async function* unordered(surveyId: string, { onPage = () => {}, from, onPlace = () => {} }: Options): Each {
  let bytes = 0
  for await (const { Items = [] } of readAhead(allPages(surveyId, from))) {
    bytes += Items.reduce((sum, { packed }) => sum + ((packed as Uint8Array | undefined)?.length ?? 0), 0)
    onPage(bytes)
    for (const item of Items) {
      onPlace({ created_at: createdAt(item), id: responseIdOf(String(item['sk'])) })
      yield readItem(item)
    }
  }
}

async function* allPages(surveyId: string, from: ResponsePlace | null = null): AsyncGenerator<QueryCommandOutput> {
  const start = from && key.response(surveyId, from.id)
  const first = start ? Number(responsePartitionOf(start.pk)!.partition) : 0
  for (const shard of shards.slice(first)) yield* pagesOf(surveyId, shard, start && shard === first ? { ExclusiveStartKey: start } : {})
}

async function* readAhead<T>(pages: AsyncGenerator<T>): AsyncGenerator<T> {
  for (let next = pages.next(); ;) {
    const { value, done } = await next
    if (done) return
    next = pages.next()
    next.catch(() => {}) // a failure is thrown when it is awaited
    yield value
  }
}

async function* sorted(surveyId: string): Each {
  const pages = await Promise.all(shards.map((shard) => Array.fromAsync(pagesOf(surveyId, shard))))
  const items = pages.flat().flatMap(({ Items = [] }) => Items)
  items.sort((a, b) => createdAt(a).localeCompare(createdAt(b)) || String(a['sk']).localeCompare(String(b['sk'])))
  for (const item of items) yield readItem(item)
}

const batchSize = 100
const maxReadsAhead = 4

async function* indexed(surveyId: string, { from = null, onPlace = () => {} }: Options): Each {
  const pending: Promise<PlacedItem[]>[] = []
  let batch: ResponsePlace[] = []
  const read = () => {
    const reading = readPlaces(surveyId, batch)
    reading.catch(() => {}) // a failure is thrown when it is awaited
    pending.push(reading)
    batch = []
  }
  for await (const place of responsePlaces(surveyId, { newestFirst: false, from })) {
    batch.push(place)
    if (batch.length < batchSize) continue
    read()
    if (pending.length > maxReadsAhead) yield* responsesAt(await pending.shift()!)
  }
  read()
  for (const reading of pending) yield* responsesAt(await reading)

  function* responsesAt(items: PlacedItem[]) {
    for (const { place, item } of items) {
      onPlace(place)
      yield readItem(item)
    }
  }
}

type PlacedItem = { place: ResponsePlace; item: Item }

/** The items at these places. An item that an eventually consistent read misses is read again consistently, for one read unit. */
async function readPlaces(surveyId: string, places: ResponsePlace[]): Promise<PlacedItem[]> {
  const found = new Map<string, Item>()
  for (const consistent of [false, true]) {
    const missing = places.filter(({ id }) => !found.has(id)).map(({ id }) => key.response(surveyId, id))
    for (const item of await getAll(missing, { consistent })) found.set(responseIdOf(item.sk as string), item)
  }
  return places.flatMap((place) => {
    const item = found.get(place.id)
    return item ? { place, item } : []
  })
}

const createdAt = ({ created_at }: Item) => (typeof created_at === 'string' ? created_at : '')

const readItem = (item: Item): StoredResponse | UnreadableResponse =>
  tryReadResponse(item) ?? { unreadable: true, created_at: createdAt(item) || null }
