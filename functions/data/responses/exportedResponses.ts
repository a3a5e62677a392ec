import { responseShard, shards } from '../keys.ts'
import { storedResponse } from './responses.ts'
import type { StoredResponse, UnreadableResponse } from './storedResponse.ts'
import { query, type Item } from '../table.ts'

/** Every response to a survey as it is packed in the table, by the time it was made: what an export may hold in memory. */
export async function readPackedResponses(surveyId: string): Promise<Item[]> {
  const perShard = await Promise.all(shards.map((shard) => Array.fromAsync(itemsOf(surveyId, shard))))
  return perShard.flat().sort((a, b) => madeAt(a).localeCompare(madeAt(b)) || String(a.sk).localeCompare(String(b.sk)))
}

const itemsOf = (surveyId: string, shard: number) =>
  query({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': responseShard(surveyId, shard) } })

const madeAt = (item: Item) => (typeof item.created_at === 'string' ? item.created_at : '')

/** The responses one after the other, unpackEach only when asked for. One that cannot be read is told as such. */
export function* unpackEach(items: Item[]): Generator<StoredResponse | UnreadableResponse> {
  for (const item of items) yield readable(item)
}

function readable(item: Item): StoredResponse | UnreadableResponse {
  try {
    return storedResponse(item)
  } catch {
    return { unreadable: true, created_at: madeAt(item) || null }
  }
}
