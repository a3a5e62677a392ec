import type { UserRow } from '#shared/accounts/user.ts'
import { loadPage, usePages } from '../../lib/api/usePages.ts'

/** The users, newest first, loaded by page. `q`: searches name and e-mail. */
export function useUsers(q: string) {
  const { change, ...pages } = usePages<UserRow>(q, (cursor, signal) =>
    loadPage('listUsers', { query: { ...(q && { q }), ...(cursor && { cursor }) } }, signal),
  )
  return {
    ...pages,
    replace: (row: UserRow) => change((rows) => rows.map((one) => (one.id === row.id ? { ...row, last_seen_at: one.last_seen_at } : one))),
  }
}
