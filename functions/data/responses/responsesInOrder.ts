import { key } from '../keys.ts'
import { responsePlaces, type ResponsePlace } from './responseOrder.ts'
import { storedResponse } from './responses.ts'
import type { StoredResponse, UnreadableResponse } from './storedResponse.ts'
import { getAll, type Item } from '../table.ts'

/** Responses that are read at once, and how many times so many are on their way while others are worked on. */
const atOnce = 100
const ahead = 4

/**
 * Every response to a survey by the time it was made, however many there are: a few hundred are in memory. One that cannot be read is told as
 * such; one that is deleted meanwhile is left out.
 */
export async function* responsesInOrder(surveyId: string): AsyncGenerator<StoredResponse | UnreadableResponse> {
  const under: Promise<(StoredResponse | UnreadableResponse)[]>[] = []
  let batch: ResponsePlace[] = []
  const read = () => {
    const reading = readAll(surveyId, batch)
    reading.catch(() => {}) // its turn comes: it is thrown then
    under.push(reading)
    batch = []
  }
  for await (const place of responsePlaces(surveyId, { newestFirst: false })) {
    batch.push(place)
    if (batch.length < atOnce) continue
    read()
    if (under.length > ahead) yield* await under.shift()!
  }
  read()
  for (const reading of under) yield* await reading
}

/** Half a read unit for a response; those that a replica does not have yet are read again, for one. */
async function readAll(surveyId: string, places: ResponsePlace[]): Promise<(StoredResponse | UnreadableResponse)[]> {
  const found = new Map<string, Item>()
  for (const consistent of [false, true]) {
    const missing = places.filter(({ id }) => !found.has(id)).map(({ id }) => key.response(surveyId, id))
    for (const item of await getAll(missing, { consistent })) found.set((item.sk as string).slice('RESP#'.length), item)
  }
  return places.flatMap(({ id, created_at }) => {
    const item = found.get(id)
    return item ? readable(item, created_at) : []
  })
}

function readable(item: Item, created_at: string): StoredResponse | UnreadableResponse {
  try {
    return storedResponse(item)
  } catch {
    return { unreadable: true, created_at }
  }
}
