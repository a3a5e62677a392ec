import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../../platform/aws.ts'
import { hashPassword } from '../../platform/password.ts'
import { changeSignIn } from './changeSignIn.ts'
import { identityRemovals } from './identities.ts'
import { key } from '../keys.ts'
import { consumeResetTicket, type ResetTicket } from './resetTickets.ts'
import { isConditionFailure, tableName } from '../table.ts'
import { isUnproven, type StoredUser } from './users.ts'

/** Gives a person another password; every token and reset link so far ends. Null where another change, or the account's end, came first. */
export async function setPassword({ id, token_epoch }: StoredUser, password: string): Promise<StoredUser | null> {
  const password_hash = await hashPassword(password)
  let isOvertaken = false
  const changed = await changeSignIn(id, (user) => {
    isOvertaken = user.token_epoch !== token_epoch
    return isOvertaken ? null : { set: { password_hash }, endTokens: true }
  })
  return isOvertaken ? null : changed
}

/**
 * Gives the person of a reset link another password, with which the link and every older token end; one that came by mail proves the
 * address. Where nobody had proven it before, whoever made the account need not have been its owner: the providers they added go. Null
 * where the link is used up: by use, by another password since, or by its maker being an admin no longer.
 */
export async function resetPassword(ticket: ResetTicket, password: string): Promise<StoredUser | null> {
  const password_hash = await hashPassword(password)
  const usedUp = new Error('The reset link is used up.')
  try {
    return await changeSignIn(ticket.user_id, async (user) => {
      const isMakersOwn = ticket.by === user.id
      if (ticket.epoch !== user.token_epoch || (isMakersOwn && !user.roles.includes('admin'))) throw usedUp
      return {
        set: { password_hash, ...(ticket.by === 'mail' && { email_verified: true }) },
        endTokens: true,
        writes: [...consumeResetTicket(ticket), ...(isUnproven(user) ? await identityRemovals(user.id) : [])],
        refused: usedUp,
      }
    })
  } catch (error) {
    if (error === usedUp) return null
    throw error
  }
}

/** Notes that a person signed in now. False where there is nobody any more. */
export async function recordSignIn(userId: string): Promise<boolean> {
  const now = { UpdateExpression: 'SET last_seen_at = :now', ExpressionAttributeValues: { ':now': new Date().toISOString() } }
  try {
    await documents().send(
      new UpdateCommand({ TableName: tableName(), Key: key.user(userId), ConditionExpression: 'attribute_exists(pk)', ...now }),
    )
    return true
  } catch (error) {
    if (isConditionFailure(error)) return false
    throw error
  }
}
