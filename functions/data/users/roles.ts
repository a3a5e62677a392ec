import { isAdmin } from '#shared/accounts/isAdmin.ts'
import { notFound, HttpError } from '../../platform/errors.ts'
import { changeSignIn } from './changeSignIn.ts'
import { identityRemovals } from './identities.ts'
import { addToAdmins } from './admins.ts'
import { key } from '../keys.ts'
import { tableName } from '../table.ts'
import { isUnverified, type StoredUser, createUser, findUser } from './users.ts'
import { hashPassword } from '../../platform/password.ts'

export const lastAdmin = () => new HttpError(409, 'users.last_admin', 'This is the only admin. Make someone else an admin first.')

/** The part of a transaction that removes a person from the list of admins; refused if they are the only one. */
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
 * Sets a person's roles, with effect from their next call. A person with an unverified address may not be its owner: before they become an admin,
 * their password and providers are removed, and `password_hash` is set if given; `reclaimed` says whether that happened. 404 if there is no such
 * person, 409 for the last admin.
 */
export async function setRoles(
  id: string,
  roles: readonly string[],
  password_hash?: string,
): Promise<{ user: StoredUser; reclaimed: boolean }> {
  const makesAdmin = isAdmin({ roles })
  let reclaimed = false
  const user = await changeSignIn(id, async (now) => {
    reclaimed = makesAdmin && !isAdmin(now) && isUnverified(now)
    const given = { roles: [...new Set(roles)] }
    if (!reclaimed) return { set: given, writes: [makesAdmin ? addToAdmins(id) : removeFromAdmins(id)], refused: lastAdmin() }
    return {
      // the account counts as never used
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

/** Ensures an admin with that address; true if created. `password` is set unless the address is verified or the person was an admin. */
export async function ensureAdmin(email: string, password: string): Promise<boolean> {
  const known = await findUser(email)
  if (known) await setRoles(known.id, [...known.roles, 'admin'], await hashPassword(password))
  else await createUser({ email, password, roles: ['admin'] })
  return !known
}
