import { key } from '../keys.ts'
import { get, tableName } from '../table.ts'

/** The ids of all admins. Stored in a list of their own, since people cannot be queried by role. */
async function adminIds(): Promise<string[]> {
  return [...(((await get(key.admins(), { consistent: true }))?.ids as Set<string> | undefined) ?? [])]
}

/** The e-mail addresses of at most 100 admins. Each is read by a call of its own, since a batch may be processed in part. */
export async function adminEmails(): Promise<string[]> {
  const ids = (await adminIds()).slice(0, 100)
  const users = await Promise.all(ids.map((id) => get(key.user(id))))
  return users.flatMap((user) => (user?.email ? [user.email as string] : []))
}

export const addToAdmins = (userId: string) => ({
  Update: {
    TableName: tableName(),
    Key: key.admins(),
    UpdateExpression: 'ADD ids :ids',
    ExpressionAttributeValues: { ':ids': new Set([userId]) },
  },
})
