import { key, responseIdOf } from '../keys.ts'
import { responsePlaces, type ResponsePlace } from './responseOrder.ts'
import { tryReadResponse } from './responses.ts'
import type { StoredResponse, UnreadableResponse } from './storedResponse.ts'
import { getAll, type Item } from '../table.ts'

/** Responses in one read, and the number of reads ahead of the one being processed. */
const batchSize = 100
const readAhead = 4

/**
 * Every response to a survey by creation time, with at most a few hundred in memory. Unreadable ones are yielded as such; ones deleted meanwhile
 * are left out.
 */
export async function* responsesInOrder(surveyId: string): AsyncGenerator<StoredResponse | UnreadableResponse> {
  const pending: Promise<(StoredResponse | UnreadableResponse)[]>[] = []
  let batch: ResponsePlace[] = []
  const read = () => {
    const reading = readAll(surveyId, batch)
    reading.catch(() => {}) // a failure is thrown when it is awaited
    pending.push(reading)
    batch = []
  }
  for await (const place of responsePlaces(surveyId, { newestFirst: false })) {
    batch.push(place)
    if (batch.length < batchSize) continue
    read()
    if (pending.length > readAhead) yield* await pending.shift()!
  }
  read()
  for (const reading of pending) yield* await reading
}

/** Half a read unit for each response; those that the replica does not have yet are read again consistently, for one. */
async function readAll(surveyId: string, places: ResponsePlace[]): Promise<(StoredResponse | UnreadableResponse)[]> {
  const found = new Map<string, Item>()
  for (const consistent of [false, true]) {
    const missing = places.filter(({ id }) => !found.has(id)).map(({ id }) => key.response(surveyId, id))
    for (const item of await getAll(missing, { consistent })) found.set(responseIdOf(item.sk as string), item)
  }
  return places.flatMap(({ id, created_at }) => {
    const item = found.get(id)
    return item ? (tryReadResponse(item) ?? { unreadable: true as const, created_at }) : []
  })
}
