import { useCallback, useEffect, useState } from 'react'
import type { Inquiry } from '#shared/inquiry.ts'
import { call } from '../../lib/api/api.ts'
import { refreshUnread } from '../../lib/session/unread.ts'
import { errorText } from '../../lib/language/i18n.ts'
import { useLateDeletion } from '../../lib/useLateDeletion.ts'
import { toast } from '../../ui/toasts/toast.tsx'

type Found = { rows: Inquiry[]; next: string | null; error?: unknown; loading: boolean; loaded: boolean }

async function fetchPage(cursor: string | null) {
  let nextCursor: string | null = null
  const query = { limit: '50', ...(cursor !== null && { cursor }) }
  const page = await call('listInquiries', { query }, { onHeaders: (headers) => (nextCursor = headers.get('x-next-cursor')) })
  return { page, following: nextCursor }
}

async function deleteInquiry(id: string, keepalive: boolean): Promise<boolean> {
  const isDeleted = await call('deleteInquiry', { id }, { keepalive }).then(
    () => true,
    (failure: unknown) => {
      toast(errorText(failure), { tone: 'error' })
      return false
    },
  )
  refreshUnread()
  return isDeleted
}

/**
 * The loaded inquiries, newest first. `mark` and `remove` are optimistic and roll back if the server refuses. A removed inquiry is deleted after ten
 * seconds, or when the screen unmounts or the page unloads, unless `restore` is called before.
 */
export function useInquiries() {
  const [{ rows, next, error, loading, loaded }, setFound] = useState<Found>({ rows: [], next: null, loading: true, loaded: false })
  const { removed, remove, restore } = useLateDeletion(deleteInquiry)

  const load = useCallback((cursor: string | null) => {
    fetchPage(cursor).then(
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

  const setRead = (id: string, is_read: boolean) =>
    setFound((before) => ({ ...before, rows: before.rows.map((row) => (row.id === id ? { ...row, is_read } : row)) }))

  /** Makes no call if the id is missing or the string 'undefined'. */
  async function mark({ id }: Inquiry, is_read: boolean) {
    if (!id || id === 'undefined') return
    setRead(id, is_read)
    try {
      await call(is_read ? 'readInquiry' : 'unreadInquiry', { id })
    } catch (failure) {
      setRead(id, !is_read)
      toast(errorText(failure), { tone: 'error' })
    }
    refreshUnread()
  }

  useEffect(() => load(null), [load])
  const loadMore = useCallback(
    (cursor: string | null) => {
      setFound(({ error: _error, ...before }) => ({ ...before, loading: true }))
      load(cursor)
    },
    [load],
  )
  const older = useCallback(() => loadMore(next), [loadMore, next])
  return {
    rows: rows.filter(({ id }) => !removed.has(id)),
    error,
    loading,
    loaded,
    hasOlder: next !== null,
    older,
    retry: () => loadMore(rows.length ? next : null),
    mark,
    remove: ({ id }: Inquiry) => remove(id),
    restore,
  }
}
