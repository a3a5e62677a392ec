import { limits } from '#shared/limits.ts'
import type { ListedResponse } from '#shared/responses/response.ts'
import { replySize } from '../../platform/replySize.ts'
import { unreadableCursor } from '../cursors.ts'
import { surveyIdOf } from '../ids.ts'
import { key } from '../keys.ts'
import { idBehind, referenceTo } from './references.ts'
import { numberOfResponses, responsePlaces, type ResponsePlace } from './responseOrder.ts'
import { tryReadResponse } from './responses.ts'
import { deletedOwner } from '../users/deleteUser.ts'
import type { StoredResponse } from './storedResponse.ts'
import { getAll, type Page } from '../table.ts'

export type Filter = (response: StoredResponse) => Promise<boolean>

type Listing = { cursor?: string; limit?: number; filter: Filter | null }

const batchSize = 100

/**
 * A page of a survey's responses, newest first, numbered by creation time. With a filter one call searches at most `limits.responsesSearched`
 * responses, for at most `limits.searchingSeconds`: a page may have fewer rows than `limit`, and `next` continues after the last one searched. Rows
 * and cursors name responses by their references. 422 for a cursor that cannot be read or is of another survey.
 */
export async function listResponses(surveyId: string, { cursor, limit = limits.pageSize, filter }: Listing): Promise<Page<ListedResponse>> {
  const size = Math.min(limit, limits.pageSizeMax)
  const start = cursor ? await placeOf(surveyId, cursor) : null
  const places = responsePlaces(surveyId, { newestFirst: true, from: start, isPage: true })
  let number = (start?.number ?? (await numberOfResponses(surveyId)) + 1) - 1
  const rows: ListedResponse[] = []
  let room: number = limits.replyBytes
  let last: ResponsePlace | null = null
  const end = performance.now() + limits.searchingSeconds * 1000
  for (let searched = 0; searched < (filter ? limits.responsesSearched : size);) {
    const batch = await takeNext(places, filter ? batchSize : Math.min(batchSize, size - rows.length))
    if (batch.length === 0) return { rows: await withOwners(rows), next: null }
    const found = await readAll(batch)
    for (const place of batch) {
      const response = found.get(place.id)
      if (response && (!filter || (await filter(response)))) {
        const owner = response.owner === null || response.owner === deletedOwner ? null : { id: response.owner, email: '' }
        const id = await referenceTo(response.id)
        const row = listable({ ...response, id, number: Math.max(1, number), source: response.source ?? null, owner })
        room -= replySize(row)
        if (rows.length === size || (room < 0 && rows.length > 0))
          return { rows: await withOwners(rows), next: await cursorOf(last!, number + 1) }
        rows.push(row)
      }
      last = place
      number -= 1
      searched += 1
      if (filter && performance.now() >= end) return { rows: await withOwners(rows), next: await cursorOf(last, number + 1) }
    }
  }
  const { done } = await places.next()
  return { rows: await withOwners(rows), next: done ? null : await cursorOf(last!, number + 1) }
}

/** The row; without its answers, and marked, if they exceed a reply: it was stored before responses had that limit. */
const listable = (row: ListedResponse): ListedResponse =>
  replySize(row) > limits.replyBytes ? { ...row, answers: [], demographics: {}, too_large: true } : row

/** The cursor after a response: its position and number. */
const cursorOf = async ({ created_at, id }: ResponsePlace, number: number) => `${number}_${created_at}_${await referenceTo(id)}`

async function placeOf(surveyId: string, cursor: string): Promise<ResponsePlace & { number: number }> {
  const [, number, created_at, reference = ''] = /^(\d{1,9})_([\dTZ:.+-]{1,40})_(.+)$/.exec(cursor) ?? []
  const id = await idBehind(reference)
  if (!created_at || !id || surveyIdOf(id) !== surveyId) throw unreadableCursor()
  return { created_at, id, number: Number(number) }
}

async function takeNext(places: AsyncGenerator<ResponsePlace>, most: number): Promise<ResponsePlace[]> {
  const batch: ResponsePlace[] = []
  while (batch.length < most) {
    const { value, done } = await places.next()
    if (done) break
    batch.push(value)
  }
  return batch
}

async function readAll(places: ResponsePlace[]): Promise<Map<string, StoredResponse>> {
  const items = await getAll(places.map(({ id }) => key.response(surveyIdOf(id)!, id)))
  return new Map(items.flatMap((item) => tryReadResponse(item) ?? []).map((response) => [response.id, response]))
}

/** The rows with their owners' e-mail, '' if an owner has none; without an owner whose account was deleted meanwhile. */
async function withOwners(rows: ListedResponse[]): Promise<ListedResponse[]> {
  const ids = new Set(rows.flatMap(({ owner }) => owner?.id ?? []))
  const users = new Map((await getAll([...ids].map((id) => key.user(id)))).map(({ id, email }) => [id as string, email as string]))
  return rows.map(({ owner, ...row }) => ({
    ...row,
    owner: owner && users.has(owner.id) ? { id: owner.id, email: users.get(owner.id) ?? '' } : null,
  }))
}
