import { useEffect, useState } from 'react'
import type { UserRow } from '#shared/accounts/user.ts'
import { call } from '../../lib/api/api.ts'

/** One page asked for; another object asks once more. */
type Turn = { q: string; cursor?: string }
type Found = { turn?: Turn; rows?: UserRow[]; next: string | null; error?: unknown }

/** The people with an account, the newest first, page after page; `q`: only those whose name or address holds it. */
export function useUsers(q: string) {
  const [turn, setTurn] = useState<Turn>({ q })
  const [found, setFound] = useState<Found>({ next: null })
  if (turn.q !== q) setTurn({ q }) // another search begins with its first page

  useEffect(() => {
    const leaving = new AbortController()
    let next: string | null = null
    const onHeaders = (headers: Headers) => (next = headers.get('x-next-cursor'))
    const query = { ...(turn.q && { q: turn.q }), ...(turn.cursor && { cursor: turn.cursor }) }
    call('listUsers', { query }, { signal: leaving.signal, onHeaders }).then(
      (rows) =>
        leaving.signal.aborted || setFound((before) => ({ turn, next, rows: turn.cursor ? [...(before.rows ?? []), ...rows] : rows })),
      (error: unknown) => leaving.signal.aborted || setFound((before) => ({ ...before, turn, error })),
    )
    return () => leaving.abort()
  }, [turn])

  const { rows, next, error } = found
  const loading = found.turn !== turn
  return {
    rows,
    error: loading ? undefined : error,
    loading,
    hasMore: next !== null,
    more: () => next !== null && !loading && setTurn({ q, cursor: next }),
    retry: () => setTurn((now) => ({ ...now })),
    replace: (row: UserRow) =>
      setFound((before) => ({
        ...before,
        rows: before.rows?.map((one) => (one.id === row.id ? { ...row, last_seen_at: one.last_seen_at } : one)) ?? [],
      })),
  }
}
