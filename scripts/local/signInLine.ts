import { findUser } from '#functions/data/users/users.ts'
import { verifyPassword } from '#functions/platform/password.ts'
import type { Admin } from './cloud.ts'

/** The line that the start prints about the admin's sign-in, with the generated password as long as it is still valid. */
export async function signInLine({ email, password }: Admin, isGiven: boolean): Promise<string> {
  const holds = await verifyPassword(password, (await findUser(email))?.password_hash)
  if (!holds) return `Admin: ${email}, password: as it was set before`
  return `Admin: ${email}, password: ${isGiven ? 'the one in ADMIN_PASSWORD' : password}`
}
