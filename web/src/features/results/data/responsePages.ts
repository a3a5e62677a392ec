import type { ListedResponse } from '#shared/responses/response.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { loadPage } from '../../../lib/api/queries.ts'
import { lang } from '../../../lib/language/language.ts'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { fitsAddress } from './fitsAddress.ts'

type ResponsePage = { rows: ListedResponse[]; next: string | null }
type PageQuery = { where?: string | undefined; q?: string | undefined; cursor?: string | null; limit?: number }

/** A page of a survey's responses, newest first. Throws ApiError, `filter.too_long` for a filter that no address takes. */
export async function loadResponses(id: string, { where, q, cursor, limit }: PageQuery, signal: AbortSignal): Promise<ResponsePage> {
  if (where && !fitsAddress(where)) {
    await loadTexts(lang(), 'errors').catch(() => undefined) // no failed call loads them
    throw new ApiError(414, 'filter.too_long')
  }
  const query = { ...(where && { where }), ...(q && { q }), ...(cursor && { cursor }), ...(limit && { limit: String(limit) }) }
  return (await loadPage('listResponses', { id, query }, signal)) as ResponsePage
}
