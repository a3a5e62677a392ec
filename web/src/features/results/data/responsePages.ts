import type { ListedResponse } from '#shared/responses/response.ts'
import { loadPage } from '../../../lib/api/queries.ts'

export type ResponsePage = { rows: ListedResponse[]; next: string | null }
type PageQuery = { where?: string | undefined; q?: string | undefined; cursor?: string | null; limit?: number }

/** A page of a survey's responses, newest first. Throws ApiError. */
export async function loadResponses(id: string, { where, q, cursor, limit }: PageQuery, signal?: AbortSignal): Promise<ResponsePage> {
  const query = { ...(where && { where }), ...(q && { q }), ...(cursor && { cursor }), ...(limit && { limit: String(limit) }) }
  return (await loadPage('listResponses', { id, query }, signal)) as ResponsePage
}

/** Returns a function that loads a page of responses under a filter and caches it, since many questions read the same pages. Failures are not cached. */
export function createPageCache(id: string, where: string | undefined) {
  const known = new Map<string, Promise<ResponsePage>>()
  return (q: string, cursor: string | null): Promise<ResponsePage> => {
    const key = JSON.stringify([q, cursor])
    const page = known.get(key) ?? loadResponses(id, { where, q, cursor, limit: 100 })
    known.set(key, page)
    page.catch(() => known.delete(key))
    return page
  }
}
export type PageCache = ReturnType<typeof createPageCache>
