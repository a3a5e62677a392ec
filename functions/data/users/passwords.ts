import { isAdmin } from '#shared/accounts/isAdmin.ts'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../../platform/aws.ts'
import { hashPassword } from '../../platform/password.ts'
import { changeSignIn } from './changeSignIn.ts'
import { identityRemovals } from './identities.ts'
import { key } from '../keys.ts'
import { consumeResetTicket, type ResetTicket } from './resetTickets.ts'
import { tableName, unlessRefused } from '../table.ts'
import { isUnverified, type StoredUser } from './users.ts'

/** Sets a person's password and invalidates all tokens and reset links. Null if another change came first or the account was deleted. */
export async function setPassword({ id, token_epoch }: StoredUser, password: string): Promise<StoredUser | null> {
  const password_hash = await hashPassword(password)
  let isOutdated = false
  const changed = await changeSignIn(id, (user) => {
    isOutdated = user.token_epoch !== token_epoch
    return isOutdated ? null : { set: { password_hash }, endTokens: true }
  })
  return isOutdated ? null : changed
}

/**
 * Sets the password of a reset link's person and invalidates the link and all tokens. A link that came by mail verifies the address; if it was
 * unverified before, linked providers are removed, since another person may have created the account. Null if the link is no longer valid: it was
 * used, the password was changed since, or its creator is no longer an admin.
 */
export async function resetPassword(ticket: ResetTicket, password: string): Promise<StoredUser | null> {
  const password_hash = await hashPassword(password)
  const invalidLink = new Error('The reset link is used up.')
  try {
    return await changeSignIn(ticket.user_id, async (user) => {
      const isMakersOwn = ticket.by === user.id
      if (ticket.epoch !== user.token_epoch || (isMakersOwn && !isAdmin(user))) throw invalidLink
      return {
        set: { password_hash, ...(ticket.by === 'mail' && { email_verified: true }) },
        endTokens: true,
        writes: [...consumeResetTicket(ticket), ...(isUnverified(user) ? await identityRemovals(user.id) : [])],
        refused: invalidLink,
      }
    })
  } catch (error) {
    if (error === invalidLink) return null
    throw error
  }
}

/** Stores the time of a sign-in. False if the person does not exist any more. */
export async function recordSignIn(userId: string): Promise<boolean> {
  const now = { UpdateExpression: 'SET last_seen_at = :now', ExpressionAttributeValues: { ':now': new Date().toISOString() } }
  const update = { TableName: tableName(), Key: key.user(userId), ConditionExpression: 'attribute_exists(pk)', ...now }
  return (await unlessRefused(documents().send(new UpdateCommand(update)))) !== null
}
