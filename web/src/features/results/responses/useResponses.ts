import { call } from '../../../lib/api/allCalls.ts'
import { usePages } from '../../../lib/api/queries.ts'
import { errorText } from '../../../lib/language/i18n.ts'
import { useLateDeletion } from '../../../lib/useLateDeletion.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { loadResponses } from '../data/responsePages.ts'

const pageSize = 50

type Listing = { where: string | undefined; q: string }

/** Newest first. `restart` reloads the first page. A removed response is deleted as in useLateDeletion; then `onDeleted` is called. */
export function useResponses(surveyId: string, { where, q }: Listing, onDeleted: () => void) {
  const key = ['listResponses', surveyId, where, q]
  const { rows, ...pages } = usePages(key, (cursor, signal) => loadResponses(surveyId, { where, q, cursor, limit: pageSize }, signal))
  const { removed, remove, restore } = useLateDeletion(async (id, keepalive) => {
    try {
      await call('deleteResponse', { id }, { keepalive })
      onDeleted()
      return true
    } catch (failure) {
      toast(errorText(failure), { tone: 'error' })
      return false
    }
  })
  // a response that came twice, because others came in between, is listed once
  const listed = pages.isCurrent ? [...new Map(rows?.map((row) => [row.id, row])).values()] : []
  return {
    ...pages,
    rows: listed.filter(({ id }) => !removed.has(id)),
    remove,
    restore,
  }
}
