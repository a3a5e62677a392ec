import type { UserRow } from '#shared/accounts/user.ts'
import { loadPage, usePages } from '../../lib/api/queries.ts'

/** The users, newest first, loaded by page. `q`: searches name and e-mail. */
export function useUsers(q: string) {
  const { changeRow, ...pages } = usePages<UserRow>(['listUsers', q], (cursor, signal) =>
    loadPage('listUsers', { query: { ...(q && { q }), ...(cursor && { cursor }) } }, signal),
  )
  return {
    ...pages,
    replace: (row: UserRow) => changeRow((one) => (one.id === row.id ? { ...row, last_seen_at: one.last_seen_at } : one)),
  }
}
