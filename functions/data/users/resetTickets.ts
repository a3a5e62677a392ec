import { limits } from '#shared/limits.ts'
import type { Writes } from './changeSignIn.ts'
import { key } from '../keys.ts'
import { tableName } from '../table.ts'
import { storeTicket, readTicket, ticketKey } from './tickets.ts'
import type { StoredUser } from './users.ts'

/**
 * A link that sets one person's password, once. `epoch`: theirs when it was made, so that any other password ends it. `by`: the id of the
 * admin who made it, who must still be one, `operator` for who has the table itself, or `mail`: it went to the person's own address.
 */
export type ResetTicket = { token: string; user_id: string; epoch: number; by: string }

const path = 'reset-password'

/** Makes a ticket for that person and resolves to its token: good for an hour by mail, for 24 otherwise. */
export const issueResetTicket = ({ id, token_epoch }: StoredUser, by: string): Promise<string> =>
  storeTicket({ user_id: id, epoch: token_epoch, by, path }, by === 'mail' ? limits.mailedResetSeconds : limits.resetLinkSeconds)

/** The ticket of that token; null for one that was used, is too old, or is none. */
export async function readResetTicket(token: string): Promise<ResetTicket | null> {
  const found = await readTicket(token, path)
  return found && { token, user_id: found.user_id as string, epoch: found.epoch as number, by: found.by as string }
}

/** The parts of a transaction that use a ticket up, and are refused where that was done or its maker is an admin no longer. */
export function consumeResetTicket({ token, by, user_id }: ResetTicket): Writes {
  const ticket = { TableName: tableName(), Key: ticketKey(token), ConditionExpression: 'attribute_exists(pk)' }
  if (by === 'mail' || by === 'operator' || by === user_id) return [{ Delete: ticket }]
  const maker = {
    TableName: tableName(),
    Key: key.user(by),
    ConditionExpression: 'contains(#roles, :admin)',
    ExpressionAttributeNames: { '#roles': 'roles' },
    ExpressionAttributeValues: { ':admin': 'admin' },
  }
  return [{ Delete: ticket }, { ConditionCheck: maker }]
}

/** A link that sets a new password, once; `by` as in ResetTicket. The ticket stands behind the #, which no server and no log sees. */
export const resetLink = async (origin: string, user: StoredUser, by: string): Promise<string> =>
  `${origin}/login#reset=${await issueResetTicket(user, by)}`
