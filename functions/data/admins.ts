import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../lib/aws.ts'
import { key } from './keys.ts'
import { get, tableName } from './table.ts'
import type { StoredUser } from './users.ts'

/** The ids of all admins: kept beside the roles, since nothing finds people by role without reading all of them. */
export async function adminIds(): Promise<string[]> {
  return [...(((await get(key.admins(), { consistent: true }))?.ids as Set<string> | undefined) ?? [])]
}

/** The e-mail addresses of at most 100 admins. */
export async function adminEmails(): Promise<string[]> {
  const ids = (await adminIds()).slice(0, 100)
  if (ids.length === 0) return []
  const { Responses = {} } = await documents().send(
    new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: ids.map((id) => key.user(id)) } } }),
  )
  return ((Responses[tableName()] ?? []) as StoredUser[]).flatMap(({ email }) => (email ? [email] : []))
}
