import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { type ProviderBody, type ProviderRow } from '#shared/accounts/providerBodies.ts'
import { providerNames, type ProviderName } from '#shared/accounts/providerNames.ts'
import { documents } from '../../platform/aws.ts'
import { seal, unseal } from '../../platform/sealed.ts'
import { key } from '../keys.ts'
import { beginningWith, get, query, tableName, type Item } from '../table.ts'

type Stored = { provider: ProviderName; client_id: string; secret?: string; enabled: boolean }

const row = ({ provider, client_id, secret, enabled }: Stored): ProviderRow => ({
  id: provider,
  provider,
  client_id,
  client_secret: '',
  has_secret: secret !== undefined,
  enabled,
})

/** Every configured provider, in the order of the buttons. */
async function stored(): Promise<Stored[]> {
  const found = (await Array.fromAsync(query(beginningWith(key.provider(''))))) as (Item & Stored)[]
  return found.sort((a, b) => providerNames.indexOf(a.provider) - providerNames.indexOf(b.provider))
}

export const listProviders = async (): Promise<ProviderRow[]> => (await stored()).map(row)

const isReady = ({ enabled, client_id, secret }: Stored) => enabled && client_id !== '' && secret !== undefined

export const readyProviders = async (): Promise<ProviderName[]> => (await stored()).filter(isReady).map(({ provider }) => provider)

/** Stores a provider's app; a blank secret leaves the stored one unchanged. */
export async function saveProvider({ provider, client_id, client_secret, enabled }: ProviderBody): Promise<ProviderRow> {
  const secret = client_secret ? await seal(client_secret, provider) : undefined
  const { Attributes } = await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key.provider(provider),
      UpdateExpression: `SET provider = :provider, client_id = :id, enabled = :enabled${secret ? ', secret = :secret' : ''}`,
      ExpressionAttributeValues: { ':provider': provider, ':id': client_id, ':enabled': enabled, ...(secret && { ':secret': secret }) },
      ReturnValues: 'ALL_NEW',
    }),
  )
  return row(Attributes as Stored)
}

async function readyProvider(name: ProviderName): Promise<Stored | null> {
  const found = (await get(key.provider(name))) as Stored | undefined
  return found && isReady(found) ? found : null
}

export const clientId = async (name: ProviderName): Promise<string | null> => (await readyProvider(name))?.client_id ?? null

export async function clientOf(name: ProviderName): Promise<{ client_id: string; client_secret: string } | null> {
  const found = await readyProvider(name)
  return found && { client_id: found.client_id, client_secret: await unseal(found.secret!, name) }
}
