import { countTry, forgetTries } from '../data/tries.ts'
import type { StoredUser } from '../data/users.ts'
import { tooManyRequests } from './errors.ts'
import { verifyPassword } from './password.ts'

/**
 * Whether the password is that person's, with a growing wait after wrong ones: 429 meanwhile. `account` names what is tried, whether there
 * is a person or not; it takes as long either way.
 */
export async function guardedPassword(account: string, password: string, user: StoredUser | null): Promise<boolean> {
  const seconds = await countTry(account)
  if (seconds > 0) throw tooManyRequests(seconds)
  const right = await verifyPassword(password, user?.password_hash)
  if (right) await forgetTries(account)
  return right
}
