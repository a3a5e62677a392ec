import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { createHash, randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { documents } from '../../platform/aws.ts'
import { key } from '../keys.ts'
import { get, tableName, type Item } from '../table.ts'
import type { StoredUser } from './users.ts'

/** The key of a ticket's item: the table keeps no more than a token's hash. */
export const ticketKey = (token: string) => key.ticket(createHash('sha256').update(token).digest('hex'))

const seconds = () => Math.floor(Date.now() / 1000)

/** Keeps what a new token stands for, for so many seconds. Resolves to the token. */
export async function storeTicket(ticket: Item, lifetime: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const Item = { ...ticketKey(token), ...ticket, expires_at: seconds() + lifetime }
  await documents().send(new PutCommand({ TableName: tableName(), Item }))
  return token
}

/** What a token stands for on that path; null for anything else. */
export async function readTicket(token: string, path: string): Promise<Item | null> {
  const ticket = await get(ticketKey(token), { consistent: true })
  return ticket && ticket.path === path && (ticket.expires_at as number) > seconds() ? ticket : null
}

/** A token that stands for that person on one path, for a minute. */
export const issueTicket = ({ id, token_epoch }: StoredUser, path: string): Promise<string> =>
  storeTicket({ user_id: id, epoch: token_epoch, path }, limits.exportTicketSeconds)

/** Whom a ticket stands for on that path, as an access token's claims say it; null for anything else. */
export async function redeemTicket(token: string, path: string): Promise<{ sub: string; epoch: number } | null> {
  const ticket = await readTicket(token, path)
  return ticket && { sub: ticket.user_id as string, epoch: ticket.epoch as number }
}
