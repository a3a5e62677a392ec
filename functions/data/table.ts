import type { QueryCommandInput, QueryCommandOutput, TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { table } from '#shared/infrastructure.ts'
import { documents } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'

export type Item = Record<string, unknown>

/** One page of a list. `next`: the cursor of the next page, null on the last. */
export type Page<T> = { rows: T[]; next: string | null }

type Key = { pk: string; sk: string }

export type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>

/** Attempts of a write that concurrent writes interrupt; each time one of those succeeded. */
export const maxWriteAttempts = 20

export const tableName = () => environment('TABLE')

/** One item, or undefined. Costs half a read unit for each 4 KB; `consistent` sees every acknowledged write, at twice the cost. */
export async function get(key: Key, { consistent = false } = {}): Promise<Item | undefined> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: consistent }))
  return Item
}

/** The most items that DynamoDB returns for one batch. */
const batchSize = 100

/**
 * The items with these distinct keys, unordered and without missing ones. Sees every acknowledged write unless `consistent` is false. `keysOnly`:
 * without their content, which costs the same.
 */
export async function getAll(keys: Key[], { consistent = true, table = tableName(), keysOnly = false } = {}): Promise<Item[]> {
  const options = { ConsistentRead: consistent, ...(keysOnly && { ProjectionExpression: 'pk, sk' }) }
  const found: Item[] = []
  for (let left = keys; left.length > 0;) {
    const request = { [table]: { Keys: left.slice(0, batchSize), ...options } }
    const { Responses, UnprocessedKeys } = await documents().send(new BatchGetCommand({ RequestItems: request }))
    found.push(...(Responses?.[table] ?? []))
    left = [...((UnprocessedKeys?.[table]?.Keys as Key[] | undefined) ?? []), ...left.slice(batchSize)]
  }
  return found
}

type Query = Omit<QueryCommandInput, 'TableName'>

/** Every item that the query finds, read page by page. */
export async function* query(input: Query): AsyncGenerator<Item> {
  for await (const { Items = [] } of queryPages(input)) yield* Items
}

/** Every page that the query finds: each is read when it is asked for. */
export async function* queryPages(input: Query): AsyncGenerator<QueryCommandOutput, undefined> {
  let from = input.ExclusiveStartKey
  do {
    const page = await documents().send(new QueryCommand({ ...input, TableName: tableName(), ExclusiveStartKey: from }))
    yield page
    from = page.LastEvaluatedKey
  } while (from)
}

/** The part of a query that finds the items of a partition whose sort keys begin so. */
export const beginningWith = ({ pk, sk }: Key) => ({
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
  ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
})

/** At most `limit` items of a partition of the `list` index, newest first, only those below a time if given. `more`: whether there may be older ones. */
export async function newestOf(kind: string, below: string | undefined, limit: number): Promise<{ rows: Item[]; more: boolean }> {
  const pages = queryPages({
    IndexName: table.index.name,
    KeyConditionExpression: below ? 'kind = :kind AND #time < :below' : 'kind = :kind',
    ...(below && { ExpressionAttributeNames: { '#time': 'time' } }),
    ExpressionAttributeValues: { ':kind': kind, ...(below && { ':below': below }) },
    ScanIndexForward: false,
    Limit: limit,
  })
  const { Items = [], LastEvaluatedKey } = (await pages.next()).value!
  return { rows: Items, more: LastEvaluatedKey !== undefined }
}

/** The condition that no item has this key yet. */
export const isNew = 'attribute_not_exists(pk)'

/** A conditional write; null if the condition fails. The stored item if it is `isOurs`: the SDK repeats a write whose reply was lost. */
export async function writeOnce<T extends object>(
  key: Key,
  send: () => Promise<T>,
  isOurs: (item: Item) => boolean,
): Promise<T | Item | null> {
  try {
    return await send()
  } catch (error) {
    if (!isRefused(error)) throw error
    const item = await get(key, { consistent: true })
    return item && isOurs(item) ? item : null
  }
}

/** Whether this save wrote the stored item: it has the same version, moment and content. */
export const isSameSave =
  (ours: Item) =>
  (stored: Item): boolean =>
    stored.version === ours.version &&
    stored.updated_at === ours.updated_at &&
    Buffer.compare(stored.packed as Uint8Array, ours.packed as Uint8Array) === 0

/** Stores a new item under a key with 128 random bits: only a retry of this write can find the key taken. */
export const putNew = (Item: Item & Key): Promise<object | null> =>
  writeOnce(
    { pk: Item.pk, sk: Item.sk },
    () => documents().send(new PutCommand({ TableName: tableName(), Item, ConditionExpression: isNew })),
    () => true,
  )

/** Resolves as a conditional write does, or to null if a condition of it fails. */
export async function unlessRefused<T>(write: Promise<T>): Promise<T | null> {
  try {
    return await write
  } catch (error) {
    if (!isRefused(error)) throw error
    return null
  }
}

/** Writes all parts in one transaction, and a single part alone, since a transaction costs twice as much. False if a condition fails. */
export async function writeAll(parts: Writes): Promise<boolean> {
  const [{ Put, Update, Delete } = {}, ...others] = parts
  const send = () => {
    if (others.length > 0) return documents().send(new TransactWriteCommand({ TransactItems: parts }))
    if (Put) return documents().send(new PutCommand(Put))
    return Update ? documents().send(new UpdateCommand(Update)) : documents().send(new DeleteCommand(Delete!))
  }
  return (await unlessRefused<object>(send())) !== null
}

export const deletionOf = (Key: Key) => ({ Delete: { TableName: tableName(), Key } })

/** Whether the condition of each part of a cancelled transaction failed, in their order; none for any other error. */
export function refusedParts(error: unknown): boolean[] {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return []
  const reasons = (error as Error & { CancellationReasons?: { Code?: string }[] }).CancellationReasons ?? []
  return reasons.map(({ Code }) => Code === 'ConditionalCheckFailed')
}

export const isRefused = (error: unknown): boolean =>
  refusedParts(error).includes(true) || (error instanceof Error && error.name === 'ConditionalCheckFailedException')
