import { useCallback, useEffect, useState } from 'react'
import type { UserRow } from '#shared/user.ts'
import { call } from '../../lib/api.ts'

/** The people with an account, the newest first, page after page; `q`: only those whose name or address holds it. */
export function useUsers(q: string) {
  const [rows, setRows] = useState<UserRow[]>()
  const [next, setNext] = useState<string | null>(null)
  const [error, setError] = useState<unknown>()
  const [loading, setLoading] = useState(true)
  const [turn, setTurn] = useState<{ cursor?: string }>({})

  const load = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => {
      setLoading(true)
      setError(undefined)
      const onHeaders = (headers: Headers) => setNext(headers.get('x-next-cursor'))
      const query = { ...(q && { q }), ...(cursor && { cursor }) }
      call('listUsers', { query }, { signal, onHeaders }).then(
        (found) => {
          if (signal.aborted) return
          setRows((before) => (cursor ? [...(before ?? []), ...found] : found))
          setLoading(false)
        },
        (failure: unknown) => {
          if (signal.aborted) return
          setError(failure)
          setLoading(false)
        },
      )
    },
    [q],
  )
  useEffect(() => {
    const leaving = new AbortController()
    load(turn.cursor, leaving.signal)
    return () => leaving.abort()
  }, [load, turn])
  // another search begins with its first page
  const [searched, setSearched] = useState(q)
  if (searched !== q) {
    setSearched(q)
    setTurn({})
  }

  return {
    rows,
    error,
    loading,
    hasMore: next !== null,
    more: () => next !== null && setTurn({ cursor: next }),
    retry: () => setTurn((now) => ({ ...now })),
    replace: (row: UserRow) => setRows((now) => now?.map((one) => (one.id === row.id ? { ...row, last_seen_at: one.last_seen_at } : one))),
  }
}
