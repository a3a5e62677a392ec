import { useEffect, useState } from 'react'
import type { UserRow } from '#shared/accounts/user.ts'
import { call } from '../../lib/api/api.ts'

/** A request for a page; a new object repeats it. */
type PageRequest = { q: string; cursor?: string }
type Found = { request?: PageRequest; rows?: UserRow[]; next: string | null; error?: unknown }

/** The users, newest first, loaded by page. `q`: searches name and e-mail. */
export function useUsers(q: string) {
  const [request, setTurn] = useState<PageRequest>({ q })
  const [found, setFound] = useState<Found>({ next: null })
  if (request.q !== q) setTurn({ q }) // a new search starts with the first page

  useEffect(() => {
    const controller = new AbortController()
    let next: string | null = null
    const onHeaders = (headers: Headers) => (next = headers.get('x-next-cursor'))
    const query = { ...(request.q && { q: request.q }), ...(request.cursor && { cursor: request.cursor }) }
    call('listUsers', { query }, { signal: controller.signal, onHeaders }).then(
      (rows) =>
        controller.signal.aborted ||
        setFound((before) => ({ request, next, rows: request.cursor ? [...(before.rows ?? []), ...rows] : rows })),
      (error: unknown) => controller.signal.aborted || setFound((before) => ({ ...before, request, error })),
    )
    return () => controller.abort()
  }, [request])

  const { rows, next, error } = found
  const loading = found.request !== request
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
