import {
  BatchGetCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb'
import { documents } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'

export type Item = Record<string, unknown>

/** One page of a list. `next`: the cursor of the next page, null on the last. */
export type Page<T> = { rows: T[]; next: string | null }

type Key = { pk: string; sk: string }

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

/** The items with these distinct keys, unordered and without missing ones. Sees every acknowledged write unless `consistent` is false. */
export async function getAll(keys: Key[], { consistent = true } = {}): Promise<Item[]> {
  const found: Item[] = []
  for (let left = keys; left.length > 0;) {
    const request = { [tableName()]: { Keys: left.slice(0, batchSize), ConsistentRead: consistent } }
    const { Responses, UnprocessedKeys } = await documents().send(new BatchGetCommand({ RequestItems: request }))
    found.push(...(Responses?.[tableName()] ?? []))
    left = [...((UnprocessedKeys?.[tableName()]?.Keys as Key[] | undefined) ?? []), ...left.slice(batchSize)]
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

/** The condition that no item has this key yet. */
export const isNew = 'attribute_not_exists(pk)'

/**
 * Sends a conditional write of the item with that key. Null if the condition fails, but the stored item if it is `isOurs`: the SDK repeats a write
 * whose reply was lost, and the condition then fails on what the first attempt stored. The SDK's token protects transactions from that.
 */
export async function writeOnce<T extends object>(
  key: Key,
  send: () => Promise<T>,
  isOurs: (item: Item) => boolean,
): Promise<T | Item | null> {
  try {
    return await send()
  } catch (error) {
    if (!isConditionFailure(error)) throw error
    const item = await get(key, { consistent: true })
    return item && isOurs(item) ? item : null
  }
}

/** Whether a stored item is what this save of it stored: of the same version, moment and content. */
export const isSameSave =
  (ours: Item) =>
  (stored: Item): boolean =>
    stored.version === ours.version &&
    stored.updated_at === ours.updated_at &&
    Buffer.compare(stored.packed as Uint8Array, ours.packed as Uint8Array) === 0

/** Stores a new item under a key with 128 random bits: what is there already, only a repeated attempt can have stored. */
export const putNew = (Item: Item & Key): Promise<object | null> =>
  writeOnce(
    { pk: Item.pk, sk: Item.sk },
    () => documents().send(new PutCommand({ TableName: tableName(), Item, ConditionExpression: isNew })),
    () => true,
  )

/** The reason for each item of a cancelled transaction, `None` for one that was fine; null for any other error. */
export function cancellationReasons(error: unknown): { code: string }[] | null {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return null
  const reasons = (error as Error & { CancellationReasons?: { Code?: string }[] }).CancellationReasons ?? []
  return reasons.map(({ Code = 'None' }) => ({ code: Code }))
}

export const isConditionFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ConditionalCheckFailedException'
