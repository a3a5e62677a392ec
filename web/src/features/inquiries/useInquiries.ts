import { useCallback, useEffect, useRef, useState } from 'react'
import type { Inquiry } from '#shared/inquiry.ts'
import { call } from '../../lib/api/api.ts'
import { lookForUnread } from '../../lib/session/unread.ts'
import { errorText } from '../../lib/language/i18n.ts'
import { toast } from '../../ui/toasts/toast.tsx'

type Found = { rows: Inquiry[]; next: string | null; error?: unknown; loading: boolean; loaded: boolean }

async function askFor(cursor: string | null) {
  let following: string | null = null
  const query = { limit: '50', ...(cursor !== null && { cursor }) }
  const page = await call('listInquiries', { query }, { onHeaders: (headers) => (following = headers.get('x-next-cursor')) })
  return { page, following }
}

const without = (id: string) => (ids: ReadonlySet<string>) => new Set([...ids].filter((one) => one !== id))

/** Milliseconds in which a deleted inquiry may come back. */
export const undoable = 10_000

/**
 * Inquiries as far as they were loaded, newest first. `mark` and `remove` show at once what they do and take it back where the server
 * refuses. A removed one is deleted after ten seconds, or when the screen or its tab goes, unless `restore` comes first.
 */
export function useInquiries() {
  const [{ rows, next, error, loading, loaded }, setFound] = useState<Found>({ rows: [], next: null, loading: true, loaded: false })
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const leaving = useRef(new Map<string, ReturnType<typeof setTimeout>>())

  const load = useCallback((cursor: string | null) => {
    askFor(cursor).then(
      ({ page, following }) =>
        setFound(({ rows: known }) => ({
          rows: cursor === null ? page : [...known, ...page],
          next: following,
          loading: false,
          loaded: true,
        })),
      (failure: unknown) => setFound((before) => ({ ...before, error: failure, loading: false })),
    )
  }, [])

  const put = (id: string, is_read: boolean) =>
    setFound((before) => ({ ...before, rows: before.rows.map((row) => (row.id === id ? { ...row, is_read } : row)) }))

  /** Nothing is asked where the id is missing, or the text 'undefined'. */
  async function mark({ id }: Inquiry, is_read: boolean) {
    if (!id || id === 'undefined') return
    put(id, is_read)
    try {
      await call(is_read ? 'readInquiry' : 'unreadInquiry', { id })
    } catch (failure) {
      put(id, !is_read)
      toast(errorText(failure), { tone: 'error' })
    }
    lookForUnread()
  }

  /** Does nothing for one whose deletion has been sent. */
  const restore = useCallback((id: string) => {
    clearTimeout(leaving.current.get(id))
    if (leaving.current.delete(id)) setRemoved(without(id))
  }, [])

  const deleteNow = useCallback(async (id: string, keepalive = false) => {
    leaving.current.delete(id)
    try {
      await call('deleteInquiry', { id }, { keepalive })
    } catch (failure) {
      setRemoved(without(id))
      toast(errorText(failure), { tone: 'error' })
    }
    lookForUnread()
  }, [])

  function remove({ id }: Inquiry) {
    setRemoved((before) => new Set([...before, id]))
    leaving.current.set(
      id,
      setTimeout(() => void deleteNow(id), undoable),
    )
  }

  useEffect(() => load(null), [load])
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

  const again = useCallback(
    (cursor: string | null) => {
      setFound(({ error: _error, ...before }) => ({ ...before, loading: true }))
      load(cursor)
    },
    [load],
  )
  const older = useCallback(() => again(next), [again, next])
  return {
    rows: rows.filter(({ id }) => !removed.has(id)),
    error,
    loading,
    loaded,
    hasOlder: next !== null,
    older,
    retry: () => again(rows.length ? next : null),
    mark,
    remove,
    restore,
  }
}
