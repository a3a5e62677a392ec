import type { UserRow } from '#shared/accounts/user.ts'
import { limits } from '#shared/limits.ts'
import { includesText } from '#shared/search.ts'
import { cursorOf, positionOf } from '../cursors.ts'
import { listed } from '../keys.ts'
import { newestOf, type Page } from '../table.ts'

const userListName = 'users'

type Row = UserRow & { time: string }

/** A page of accounts, newest first; with `q` those whose name or e-mail contains it. A page of a search may have fewer rows than `limit`. */
export async function listUsers({
  cursor,
  limit = limits.pageSize,
  q = '',
}: {
  cursor?: string
  limit?: number
  q?: string
}): Promise<Page<UserRow>> {
  const size = Math.min(limit, limits.pageSizeMax)
  const wanted = q.trim()
  const rows: Row[] = []
  let below = positionOf(userListName, cursor)
  for (let seen = 0; seen < limits.usersSearched;) {
    const found = await newestOf(listed.users, below, wanted ? limits.pageSizeMax : size)
    for (const item of found.rows as (Row & { search: string })[]) {
      if (rows.length === size) return { rows, next: cursorOf(userListName, rows.at(-1)!.time) }
      if (!wanted || includesText(item.search, wanted)) rows.push(item)
      below = item.time
    }
    seen += found.rows.length
    if (!found.more) return { rows, next: null }
    if (rows.length === size) break
  }
  return { rows, next: below === undefined ? null : cursorOf(userListName, below) }
}
