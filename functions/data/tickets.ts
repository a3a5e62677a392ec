import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { createHash, randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { documents } from '../lib/aws.ts'
import { key } from './keys.ts'
import { get, refusedCondition, tableName } from './table.ts'

const hashed = (token: string) => createHash('sha256').update(token).digest('hex')
const seconds = () => Math.floor(Date.now() / 1000)

/** A token that stands for that person on one path, for a minute where nothing else is said. The table keeps its hash only. */
export async function issueTicket(userId: string, path: string, lifetime: number = limits.exportTicketSeconds): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const Item = { ...key.ticket(hashed(token)), user_id: userId, path, expires_at: seconds() + lifetime }
  await documents().send(new PutCommand({ TableName: tableName(), Item }))
  return token
}

/** The id of the person that a ticket stands for on that path; null for anything else. */
export async function redeemTicket(token: string, path: string): Promise<string | null> {
  const ticket = await get(key.ticket(hashed(token)), { consistent: true })
  const good = ticket && ticket.path === path && (ticket.expires_at as number) > seconds()
  return good ? (ticket.user_id as string) : null
}

/** The same, once: of several who use a ticket at once one gets the person's id. */
export async function useUpTicket(token: string, path: string): Promise<string | null> {
  const userId = await redeemTicket(token, path)
  if (!userId) return null
  try {
    await documents().send(
      new DeleteCommand({ TableName: tableName(), Key: key.ticket(hashed(token)), ConditionExpression: 'attribute_exists(pk)' }),
    )
    return userId
  } catch (error) {
    if (refusedCondition(error)) return null
    throw error
  }
}
