import type { ProviderName } from '#shared/accounts/providerNames.ts'
import { beginningWith, query } from '../table.ts'
import { key } from '../keys.ts'

/** The survey id and response id of each of a person's responses. */
export async function ownResponses(userId: string): Promise<{ survey_id: string; response_id: string }[]> {
  const prefix = key.myResponse(userId, '')
  const items = await Array.fromAsync(query({ ...beginningWith(prefix), ConsistentRead: true }))
  return items.map(({ sk, response_id }) => ({ survey_id: (sk as string).slice(prefix.sk.length), response_id: response_id as string }))
}

export type Identity = { provider: ProviderName; subject: string; linked_at: string }

export async function ownIdentities(userId: string): Promise<Identity[]> {
  const items = await Array.fromAsync(query({ ...beginningWith(key.myIdentity(userId, '')), ConsistentRead: true }))
  return items.map(({ provider, subject, linked_at }) => ({ provider, subject, linked_at }) as Identity)
}
