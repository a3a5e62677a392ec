import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { countPasswordAttempt, resetPasswordAttempts } from '../data/users/passwordAttempts.ts'
import type { StoredUser } from '../data/users/users.ts'
import { tooManyRequests } from '../platform/errors.ts'
import { verifyPassword } from '../platform/password.ts'
import { sourceNetwork } from '../platform/viewer.ts'

/** The name under which a user's password attempts are counted: their e-mail or id, the same on every screen that asks for the password. */
export const accountOf = ({ email, id }: StoredUser): string => email || id

/** Whether the password is theirs. Throws 429 while the account must wait. Unknown accounts are counted too, and take as long. */
export async function checkPassword(
  event: APIGatewayProxyEventV2,
  account: string,
  password: string,
  user: StoredUser | null,
): Promise<boolean> {
  const network = sourceNetwork(event)
  const seconds = await countPasswordAttempt(account, network)
  if (seconds > 0) throw tooManyRequests(seconds)
  const isCorrect = await verifyPassword(password, user?.password_hash)
  if (isCorrect) await resetPasswordAttempts(account, network)
  return isCorrect
}
