import { responsePrefix, responseShard, shards } from '../keys.ts'
import { tryReadResponse } from './responses.ts'
import type { StoredResponse, UnreadableResponse } from './storedResponse.ts'
import { query, type Item } from '../table.ts'

/** The stored items of all responses to a survey, by creation time: small enough to keep in memory for an export. */
export async function readPackedResponses(surveyId: string): Promise<Item[]> {
  const perShard = await Promise.all(shards.map((shard) => Array.fromAsync(itemsOf(surveyId, shard))))
  return perShard.flat().sort((a, b) => createdAt(a).localeCompare(createdAt(b)) || String(a.sk).localeCompare(String(b.sk)))
}

const itemsOf = (surveyId: string, shard: number) =>
  query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)', // without a recount's marks
    ExpressionAttributeValues: { ':pk': responseShard(surveyId, shard), ':sk': responsePrefix },
  })

const createdAt = (item: Item) => (typeof item.created_at === 'string' ? item.created_at : '')

/** The responses of the items, unpacked lazily. One that cannot be read is yielded as such. */
export function* unpackEach(items: Item[]): Generator<StoredResponse | UnreadableResponse> {
  for (const item of items) yield tryReadResponse(item) ?? { unreadable: true, created_at: createdAt(item) || null }
}
