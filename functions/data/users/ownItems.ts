import type { ProviderName } from '#shared/accounts/providerNames.ts'
import { query } from '../table.ts'
import { key } from '../keys.ts'

/** The survey id and response id of each of a person's responses. */
export async function ownResponses(userId: string): Promise<{ survey_id: string; response_id: string }[]> {
  const found: { survey_id: string; response_id: string }[] = []
  const { pk, sk } = key.myResponse(userId, '')
  for await (const item of query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
  }))
    found.push({ survey_id: (item.sk as string).slice(sk.length), response_id: item.response_id as string })
  return found
}

export type Identity = { provider: ProviderName; subject: string; linked_at: string }

/** The provider accounts that are linked to a person. */
export async function ownIdentities(userId: string): Promise<Identity[]> {
  const { pk, sk } = key.myIdentity(userId, '')
  const items = query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
  })
  return (await Array.fromAsync(items)).map(({ provider, subject, linked_at }) => ({ provider, subject, linked_at }) as Identity)
}
