import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { createHash, randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { documents } from '../../platform/aws.ts'
import { key } from '../keys.ts'
import { get, tableName, type Item } from '../table.ts'
import type { StoredUser } from './users.ts'

/** The key of a ticket's item. The table stores only the hash of a token. */
export const ticketKey = (token: string) => key.ticket(createHash('sha256').update(token).digest('hex'))

const seconds = () => Math.floor(Date.now() / 1000)

export async function storeTicket(ticket: Item, lifetime: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const Item = { ...ticketKey(token), ...ticket, expires_at: seconds() + lifetime }
  await documents().send(new PutCommand({ TableName: tableName(), Item }))
  return token
}

/** The ticket with that token for that path; null if there is none. */
export async function readTicket(token: string, path: string): Promise<Item | null> {
  const ticket = await get(ticketKey(token), { consistent: true })
  return ticket && ticket.path === path && (ticket.expires_at as number) > seconds() ? ticket : null
}

/** Issues a ticket for that person and path, valid for a minute. Resolves to its token. */
export const issueTicket = ({ id, token_epoch }: StoredUser, path: string): Promise<string> =>
  storeTicket({ user_id: id, epoch: token_epoch, path }, limits.exportTicketSeconds)

/** The claims of a ticket for that path, like an access token's; null if it is not valid. */
export async function redeemTicket(token: string, path: string): Promise<{ sub: string; epoch: number } | null> {
  const ticket = await readTicket(token, path)
  return ticket && { sub: ticket.user_id as string, epoch: ticket.epoch as number }
}
