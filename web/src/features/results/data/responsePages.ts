import type { ListedResponse } from '#shared/responses/response.ts'
import { call } from '../../../lib/api/api.ts'

export type ResponsePage = { rows: ListedResponse[]; next: string | null }
type PageQuery = { where?: string | undefined; q?: string | undefined; cursor?: string | null; limit?: number }

/** Responses of a survey, the newest first. Throws ApiError. */
export async function loadPage(id: string, { where, q, cursor, limit }: PageQuery, signal?: AbortSignal): Promise<ResponsePage> {
  let next: string | null = null
  const query = { ...(where && { where }), ...(q && { q }), ...(cursor && { cursor }), ...(limit && { limit: String(limit) }) }
  const onHeaders = (headers: Headers) => (next = headers.get('x-next-cursor'))
  const rows = await call('listResponses', { id, query }, { onHeaders, ...(signal && { signal }) })
  return { rows: rows as ListedResponse[], next }
}

/** The pages of a survey's responses under a filter, each asked for once: many questions read the same ones. A failed one is asked for again. */
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
