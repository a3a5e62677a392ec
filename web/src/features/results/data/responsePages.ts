import type { ListedResponse } from '#shared/responses/response.ts'
import { call } from '../../../lib/api/api.ts'

export type ResponsePage = { rows: ListedResponse[]; next: string | null }
type PageQuery = { where?: string | undefined; q?: string | undefined; cursor?: string | null; limit?: number }

/** A page of a survey's responses, newest first. Throws ApiError. */
export async function loadPage(id: string, { where, q, cursor, limit }: PageQuery, signal?: AbortSignal): Promise<ResponsePage> {
  let next: string | null = null
  const query = { ...(where && { where }), ...(q && { q }), ...(cursor && { cursor }), ...(limit && { limit: String(limit) }) }
  const onHeaders = (headers: Headers) => (next = headers.get('x-next-cursor'))
  const rows = await call('listResponses', { id, query }, { onHeaders, ...(signal && { signal }) })
  return { rows: rows as ListedResponse[], next }
}

/** Returns a function that loads a page of responses under a filter and caches it, since many questions read the same pages. Failures are not cached. */
export function createPageCache(id: string, where: string | undefined) {
  const known = new Map<string, Promise<ResponsePage>>()
  return (q: string, cursor: string | null): Promise<ResponsePage> => {
    const key = JSON.stringify([q, cursor])
    const page = known.get(key) ?? loadPage(id, { where, q, cursor, limit: 100 })
    known.set(key, page)
    page.catch(() => known.delete(key))
    return page
  }
}
export type PageCache = ReturnType<typeof createPageCache>
