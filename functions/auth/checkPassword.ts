import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { countPasswordAttempt, resetPasswordAttempts } from '../data/users/passwordAttempts.ts'
import type { StoredUser } from '../data/users/users.ts'
import { tooManyRequests } from '../platform/errors.ts'
import { verifyPassword } from '../platform/password.ts'
import { sourceNetwork } from '../platform/viewer.ts'

/** What a person's tries are counted under: what they sign in with, wherever the password is asked for. */
export const accountOf = ({ email, id }: StoredUser): string => email || id

/**
 * Whether the password is that person's, with a growing wait after wrong ones: 429 meanwhile. `account` names what is tried, whether there
 * is a person or not; it takes as long either way.
 */
export async function checkPassword(
  event: APIGatewayProxyEventV2,
  account: string,
  password: string,
  user: StoredUser | null,
): Promise<boolean> {
  const network = sourceNetwork(event)
  const seconds = await countPasswordAttempt(account, network)
  if (seconds > 0) throw tooManyRequests(seconds)
  const right = await verifyPassword(password, user?.password_hash)
  if (right) await resetPasswordAttempts(account, network)
  return right
}
