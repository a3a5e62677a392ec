import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { ListedResponse } from '#shared/responses/response.ts'
import { call } from '../../../lib/api/api.ts'
import { errorText } from '../../../lib/language/i18n.ts'
import { useLateDeletion } from '../../../lib/useLateDeletion.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { loadPage } from '../data/responsePages.ts'

type Found = { for: string; rows: ListedResponse[]; next: string | null; error?: unknown; loading: boolean; loaded: boolean }

/** Responses per page. */
const pageSize = 50
/**
 * The loaded responses of a survey, newest first. `restart` reloads the first page and keeps the list meanwhile. A removed response is deleted after ten
 * seconds, or when the screen unmounts or the page unloads, unless `restore` is called before; then `onDeleted` is called.
 */
export function useResponses(surveyId: string, where: string | undefined, q: string, onDeleted: () => void) {
  const key = JSON.stringify([surveyId, where, q])
  const [request, setTurn] = useState({ cursor: null as string | null, count: 0 })
  const [found, setFound] = useState<Found>({ for: key, rows: [], next: null, loading: true, loaded: false })
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
  const [shownKey, setShownKey] = useState(key)
  if (shownKey !== key) {
    setShownKey(key)
    setTurn({ cursor: null, count: 0 })
    setFound({ for: key, rows: [], next: null, loading: true, loaded: false })
  }

  const load = useEffectEvent((cursor: string | null, signal: AbortSignal) =>
    loadPage(surveyId, { where, q, cursor, limit: pageSize }, signal),
  )
  useEffect(() => {
    const controller = new AbortController()
    load(request.cursor, controller.signal).then(
      (page) =>
        controller.signal.aborted ||
        setFound(({ rows }) => ({
          for: key,
          rows: request.cursor === null ? page.rows : [...rows, ...page.rows.filter(({ id }) => !rows.some((row) => row.id === id))],
          next: page.next,
          loading: false,
          loaded: true,
        })),
      (error: unknown) => controller.signal.aborted || setFound((before) => ({ ...before, error, loading: false })),
    )
    return () => controller.abort()
  }, [key, request])

  const requestPage = useCallback((cursor: string | null) => {
    setFound(({ error: _error, ...before }) => ({ ...before, loading: true }))
    setTurn(({ count }) => ({ cursor, count: count + 1 }))
  }, [])

  const { rows, next, error, loading, loaded } = found
  return {
    rows: rows.filter(({ id }) => !removed.has(id)),
    error,
    loading,
    loaded,
    hasOlder: next !== null,
    older: useCallback(() => requestPage(next), [requestPage, next]),
    retry: () => requestPage(rows.length > 0 ? next : null),
    restart: useCallback(() => requestPage(null), [requestPage]),
    remove,
    restore,
  }
}
