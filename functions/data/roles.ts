import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../lib/aws.ts'
import { notFound, Refusal } from '../lib/errors.ts'
import { joinAdmins } from './joinAdmins.ts'
import { key } from './keys.ts'
import { cancellation, tableName } from './table.ts'
import { readUser, type StoredUser } from './users.ts'

export const lastAdmin = () => new Refusal(409, 'users.last_admin', 'This is the last admin. Make somebody else an admin first.')

/**
 * The part of a transaction that takes a person out of the list of admins, which must not become empty. A person who is not in it makes no
 * difference.
 */
export const leaveAdmins = (userId: string) => ({
  Update: {
    TableName: tableName(),
    Key: key.admins(),
    UpdateExpression: 'DELETE ids :ids',
    ConditionExpression: 'NOT contains(ids, :id) OR size(ids) > :one',
    ExpressionAttributeValues: { ':ids': new Set([userId]), ':id': userId, ':one': 1 },
  },
})

/** Gives a person exactly these roles; it works with their next call. 404 where there is nobody, 409 for the last admin. */
export async function setRoles(id: string, roles: readonly string[]): Promise<StoredUser> {
  const isAdmin = roles.includes('admin')
  const own = {
    TableName: tableName(),
    Key: key.user(id),
    UpdateExpression: 'SET #roles = :roles',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#roles': 'roles' },
    ExpressionAttributeValues: { ':roles': [...new Set(roles)] },
  }
  try {
    await documents().send(new TransactWriteCommand({ TransactItems: [{ Update: own }, isAdmin ? joinAdmins(id) : leaveAdmins(id)] }))
  } catch (error) {
    const refused = cancellation(error)?.map(({ code }) => code === 'ConditionalCheckFailed')
    if (refused?.[0]) throw notFound('user')
    if (refused?.[1]) throw lastAdmin()
    throw error
  }
  const user = await readUser(id)
  if (!user) throw notFound('user')
  return user
}
