import { limits } from '#shared/limits.ts'
import { key } from '../keys.ts'
import { tableName, type Writes } from '../table.ts'
import { storeTicket, readTicket, ticketKey } from './tickets.ts'
import type { StoredUser } from './users.ts'

/**
 * A one-time link that sets a password. `epoch`: the user's token epoch when it was issued, so that a password change invalidates the link. `by`: the
 * id of the admin who issued it and must still be an admin, `operator` for the command line, or `mail` if it was sent to the user's address.
 */
export type ResetTicket = { token: string; user_id: string; epoch: number; by: string }

const path = 'reset-password'

/** Issues a ticket for that person and resolves to its token: valid for an hour by mail, else for 24. */
const issueResetTicket = ({ id, token_epoch }: StoredUser, by: string): Promise<string> =>
  storeTicket({ user_id: id, epoch: token_epoch, by, path }, by === 'mail' ? limits.mailedResetSeconds : limits.resetLinkSeconds)

/** The ticket with that token; null if it was used, has expired or is invalid. */
export async function readResetTicket(token: string): Promise<ResetTicket | null> {
  const found = await readTicket(token, path)
  return found && { token, user_id: found.user_id as string, epoch: found.epoch as number, by: found.by as string }
}

/** The parts of a transaction that use a ticket; refused if it was used already or its issuer is no longer an admin. */
export function consumeResetTicket({ token, by, user_id }: ResetTicket): Writes {
  const ticket = { TableName: tableName(), Key: ticketKey(token), ConditionExpression: 'attribute_exists(pk)' }
  if (by === 'mail' || by === 'operator' || by === user_id) return [{ Delete: ticket }]
  const issuer = {
    TableName: tableName(),
    Key: key.user(by),
    ConditionExpression: 'contains(#roles, :admin)',
    ExpressionAttributeNames: { '#roles': 'roles' },
    ExpressionAttributeValues: { ':admin': 'admin' },
  }
  return [{ Delete: ticket }, { ConditionCheck: issuer }]
}

/** A one-time link that sets a new password; `by` as in ResetTicket. The token is in the fragment, which reaches no server and no log. */
export const resetLink = async (origin: string, user: StoredUser, by: string): Promise<string> =>
  `${origin}/login#reset=${await issueResetTicket(user, by)}`
