import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { UserRow } from '#shared/accounts/user.ts'
import { table } from '#shared/infrastructure.ts'
import { limits } from '#shared/limits.ts'
import { includesText } from '#shared/search.ts'
import { documents } from '../../platform/aws.ts'
import { cursorOf, positionOf } from '../cursors.ts'
import { listed } from '../keys.ts'
import { tableName, type Item, type Page } from '../table.ts'

/** The most people that one call searches; the cursor continues after them. */
const maxSearched = 2_000

/** The name of the list in its cursors. */
const userListName = 'users'

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
  const rows: (UserRow & { time: string })[] = []
  let below = positionOf(userListName, cursor)
  for (let seen = 0; seen < maxSearched;) {
    const { Items = [], LastEvaluatedKey } = await documents().send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: table.index.name,
        KeyConditionExpression: below ? 'kind = :kind AND #time < :below' : 'kind = :kind',
        ...(below && { ExpressionAttributeNames: { '#time': 'time' } }),
        ExpressionAttributeValues: { ':kind': listed.users, ...(below && { ':below': below }) },
        ScanIndexForward: false,
        Limit: wanted ? limits.pageSizeMax : size,
      }),
    )
    for (const item of Items as (Item & UserRow & { time: string; search: string })[]) {
      if (rows.length === size) return { rows, next: cursorOf(userListName, rows.at(-1)!.time) }
      if (!wanted || includesText(item.search, wanted)) rows.push(item)
      below = item.time
    }
    seen += Items.length
    if (!LastEvaluatedKey) return { rows, next: null }
    if (rows.length === size) break
  }
  return { rows, next: below === undefined ? null : cursorOf(userListName, below) }
}
