import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedResponse } from '#shared/response.ts'
import { call } from '../../../lib/api/api.ts'
import { errorText } from '../../../lib/language/i18n.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { loadPage } from '../data/responsePages.ts'

type Found = { for: string; rows: ListedResponse[]; next: string | null; error?: unknown; loading: boolean; loaded: boolean }

/** Responses that one page of the list holds. */
const pageSize = 50
/** Milliseconds in which a deleted response may come back. */
export const undoable = 10_000

const without = (id: string) => (ids: ReadonlySet<string>) => new Set([...ids].filter((one) => one !== id))

/**
 * A survey's responses as far as they were loaded, newest first. `restart` asks for the newest again and keeps the list until they are
 * there. A removed one is deleted after ten seconds, or when the screen or its tab goes, unless `restore` comes first; `onDeleted` hears
 * of it.
 */
export function useResponses(surveyId: string, where: string | undefined, q: string, onDeleted: () => void) {
  const key = JSON.stringify([surveyId, where, q])
  const [turn, setTurn] = useState({ cursor: null as string | null, count: 0 })
  const [found, setFound] = useState<Found>({ for: key, rows: [], next: null, loading: true, loaded: false })
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const leaving = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const tell = useRef(onDeleted)
  const [shownKey, setShownKey] = useState(key)
  if (shownKey !== key) {
    setShownKey(key)
    setTurn({ cursor: null, count: 0 })
    setFound({ for: key, rows: [], next: null, loading: true, loaded: false })
  }

  useEffect(() => {
    tell.current = onDeleted
  })
  useEffect(() => {
    const left = new AbortController()
    loadPage(surveyId, { where, q, cursor: turn.cursor, limit: pageSize }, left.signal).then(
      (page) =>
        left.signal.aborted ||
        setFound(({ rows }) => ({
          for: key,
          rows: turn.cursor === null ? page.rows : [...rows, ...page.rows.filter(({ id }) => !rows.some((row) => row.id === id))],
          next: page.next,
          loading: false,
          loaded: true,
        })),
      (error: unknown) => left.signal.aborted || setFound((before) => ({ ...before, error, loading: false })),
    )
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for what is asked
  }, [key, turn])

  const ask = useCallback((cursor: string | null) => {
    setFound(({ error: _error, ...before }) => ({ ...before, loading: true }))
    setTurn(({ count }) => ({ cursor, count: count + 1 }))
  }, [])

  const deleteNow = useCallback(async (id: string, keepalive = false) => {
    leaving.current.delete(id)
    try {
      await call('deleteResponse', { id }, { keepalive })
      tell.current()
    } catch (failure) {
      setRemoved(without(id))
      toast(errorText(failure), { tone: 'error' })
    }
  }, [])
  const remove = (id: string) => {
    setRemoved((before) => new Set([...before, id]))
    leaving.current.set(
      id,
      setTimeout(() => void deleteNow(id), undoable),
    )
  }
  /** Does nothing for one whose deletion has been sent. */
  const restore = useCallback((id: string) => {
    clearTimeout(leaving.current.get(id))
    if (leaving.current.delete(id)) setRemoved(without(id))
  }, [])

  useEffect(() => {
    const waiting = leaving.current
    const deleteAll = (keepalive: boolean) => {
      for (const [id, timer] of waiting) {
        clearTimeout(timer)
        void deleteNow(id, keepalive)
      }
    }
    const onPageHide = () => deleteAll(true)
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      deleteAll(false)
    }
  }, [deleteNow])

  const { rows, next, error, loading, loaded } = found
  return {
    rows: rows.filter(({ id }) => !removed.has(id)),
    error,
    loading,
    loaded,
    hasOlder: next !== null,
    older: useCallback(() => ask(next), [ask, next]),
    retry: () => ask(rows.length > 0 ? next : null),
    restart: useCallback(() => ask(null), [ask]),
    remove,
    restore,
  }
}
