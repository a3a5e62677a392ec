import { hashPassword } from '../../platform/password.ts'
import { setRoles } from './roles.ts'
import { createUser, findUser } from './users.ts'

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
