import { findUser } from '#functions/data/users/users.ts'
import { verifyPassword } from '#functions/platform/password.ts'
import type { Admin } from './cloud.ts'

/** What the start says of the admin's sign-in: the password that it made, while that is still the one. */
export async function signInLine({ email, password }: Admin, isGiven: boolean): Promise<string> {
  const holds = await verifyPassword(password, (await findUser(email))?.password_hash)
  if (!holds) return `Admin: ${email}, password: as it was set before`
  return `Admin: ${email}, password: ${isGiven ? 'the one in ADMIN_PASSWORD' : password}`
}
