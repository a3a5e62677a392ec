import { notFound, HttpError } from '../../platform/errors.ts'
import { changeSignIn } from './changeSignIn.ts'
import { identityRemovals } from './identities.ts'
import { addToAdmins } from './admins.ts'
import { key } from '../keys.ts'
import { tableName } from '../table.ts'
import { isUnproven, type StoredUser, createUser, findUser } from './users.ts'
import { hashPassword } from '../../platform/password.ts'

export const lastAdmin = () => new HttpError(409, 'users.last_admin', 'This is the only admin. Make someone else an admin first.')

/**
 * The part of a transaction that takes a person out of the list of admins, which must not become empty. A person who is not in it makes no
 * difference.
 */
export const removeFromAdmins = (userId: string) => ({
  Update: {
    TableName: tableName(),
    Key: key.admins(),
    UpdateExpression: 'DELETE ids :ids',
    ConditionExpression: 'NOT contains(ids, :id) OR size(ids) > :one',
    ExpressionAttributeValues: { ':ids': new Set([userId]), ':id': userId, ':one': 1 },
  },
})

/**
 * Gives a person exactly these roles; it works with their next call. Who becomes an admin with an address that nobody has proven is not
 * known to be its owner: everything that signs in to the account goes first, the password for `password_hash` where one is given.
 * `reclaimed` says whether that happened. 404 where there is nobody, 409 for the last admin.
 */
export async function setRoles(
  id: string,
  roles: readonly string[],
  password_hash?: string,
): Promise<{ user: StoredUser; reclaimed: boolean }> {
  const isAdmin = roles.includes('admin')
  let reclaimed = false
  const user = await changeSignIn(id, async (now) => {
    reclaimed = isAdmin && !now.roles.includes('admin') && isUnproven(now)
    const given = { roles: [...new Set(roles)] }
    if (!reclaimed) return { set: given, writes: [isAdmin ? addToAdmins(id) : removeFromAdmins(id)], refused: lastAdmin() }
    return {
      // nobody has used the account that this becomes
      ...(password_hash
        ? { set: { ...given, password_hash }, remove: ['last_seen_at'] }
        : { set: given, remove: ['password_hash', 'last_seen_at'] }),
      endTokens: true,
      writes: [addToAdmins(id), ...(await identityRemovals(id))],
    }
  })
  if (!user) throw notFound('user')
  return { user, reclaimed }
}

/**
 * Sees to it that there is an admin with that address: makes the account, or gives the role to the one that is there. Its password stays
 * where somebody has shown to read mail there, or where it was an admin's already; else `password` takes its place. Resolves to true when
 * the account was made.
 */
export async function ensureAdmin(email: string, password: string): Promise<boolean> {
  const known = await findUser(email)
  if (known) await setRoles(known.id, [...known.roles, 'admin'], await hashPassword(password))
  else await createUser({ email, password, roles: ['admin'] })
  return !known
}
