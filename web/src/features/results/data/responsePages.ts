import type { ListedResponse } from '#shared/responses/response.ts'
import { loadPage } from '../../../lib/api/queries.ts'

type ResponsePage = { rows: ListedResponse[]; next: string | null }
type PageQuery = { where?: string | undefined; q?: string | undefined; cursor?: string | null; limit?: number }

/** A page of a survey's responses, newest first. Throws ApiError. */
export async function loadResponses(id: string, { where, q, cursor, limit }: PageQuery, signal: AbortSignal): Promise<ResponsePage> {
  const query = { ...(where && { where }), ...(q && { q }), ...(cursor && { cursor }), ...(limit && { limit: String(limit) }) }
  return (await loadPage('listResponses', { id, query }, signal)) as ResponsePage
}
