import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { email as emailSchema } from '#shared/fields.ts'
import { limits } from '#shared/limits.ts'
import type { ProviderName } from '#shared/providerNames.ts'
import { isSafeUrl } from '#shared/url.ts'
import { documents } from '../lib/aws.ts'
import { Refusal } from '../lib/errors.ts'
import type { Profile } from '../lib/oauth/provider.ts'
import { newUserId } from './ids.ts'
import { key, listed } from './keys.ts'
import { ownIdentities } from './ownItems.ts'
import { cancellation, get, isNew, tableName } from './table.ts'
import { blankUser, findUser, readUser, searchText, type StoredUser } from './users.ts'

const emailTaken = () =>
  new Refusal(409, 'oauth.email_taken', 'There is an account with this e-mail. Sign in to it first, then add this provider.')
const alreadyLinked = () => new Refusal(409, 'oauth.already_linked', 'This account at the provider belongs to somebody else here.')

/** Who signs in with that account at a provider, or null. */
async function findByIdentity(provider: ProviderName, subject: string): Promise<StoredUser | null> {
  const found = await get(key.identity(provider, subject), { consistent: true })
  return found ? readUser(found.user_id as string) : null
}

/**
 * The person who comes from a provider: by the account there, never by the e-mail. One who is new gets an account here; an e-mail that has
 * one joins it only where both sides have seen that the person reads mail there, else 409.
 */
export async function personFrom(provider: ProviderName, profile: Profile): Promise<StoredUser> {
  const known = await findByIdentity(provider, profile.subject)
  if (known) return known
  const address = v.safeParse(emailSchema, profile.email)
  const email = address.success ? address.output : ''
  const holder = email ? await findUser(email) : null
  if (!holder) return createFrom(provider, profile, email)
  if (!holder.email_verified || !profile.email_verified) throw emailTaken()
  await linkIdentity(holder.id, provider, profile.subject)
  return holder
}

/** Lets a person sign in with that account at a provider from now on; another one there is replaced. 409 where it is somebody else's. */
export async function linkIdentity(userId: string, provider: ProviderName, subject: string): Promise<void> {
  const holder = await get(key.identity(provider, subject), { consistent: true })
  if (holder?.user_id === userId) return
  if (holder) throw alreadyLinked()
  const former = (await ownIdentities(userId)).find((identity) => identity.provider === provider)
  const items = [...linking(userId, provider, subject), ...(former ? [remove(key.identity(provider, former.subject))] : [])]
  await write(items).catch((error: unknown) => {
    throw isRefused(error, 0) ? alreadyLinked() : error
  })
}

/** Takes an account at a provider from a person. Nothing happens where there is none; 409 where it is their only way in. */
export async function unlinkIdentity(user: StoredUser, provider: ProviderName): Promise<void> {
  const identities = await ownIdentities(user.id)
  const identity = identities.find((one) => one.provider === provider)
  if (!identity) return
  if (!user.password_hash && identities.length === 1)
    throw new Refusal(409, 'identity.last', 'This is the only way to sign in to this account. Set a password first.')
  await write([remove(key.identity(provider, identity.subject)), remove(key.myIdentity(user.id, provider))])
}

/** Takes every account at a provider from a person: they were added before anybody had shown that the e-mail is theirs. */
export async function unlinkAll(userId: string): Promise<void> {
  const items = (await ownIdentities(userId)).flatMap(({ provider, subject }) => [
    remove(key.identity(provider, subject)),
    remove(key.myIdentity(userId, provider)),
  ])
  if (items.length > 0) await write(items)
}

async function createFrom(provider: ProviderName, profile: Profile, email: string): Promise<StoredUser> {
  const created_at = new Date().toISOString()
  const id = newUserId()
  const [first_name, last_name] = [profile.first_name, profile.last_name].map((name) => name.slice(0, limits.name)) as [string, string]
  const picture_url = isSafeUrl(profile.picture_url) && profile.picture_url.length <= limits.url ? profile.picture_url : ''
  const user: StoredUser = {
    ...blankUser,
    id,
    email,
    email_verified: email !== '' && profile.email_verified,
    first_name,
    last_name,
    full_name: [first_name, last_name].filter(Boolean).join(' '),
    picture_url,
    roles: [],
    token_epoch: 1,
    created_at,
  }
  const own = { ...key.user(id), ...user, kind: listed.users, time: `${created_at}#${id}`, search: searchText(user) }
  const items = [
    ...linking(id, provider, profile.subject),
    { Put: { TableName: tableName(), Item: own, ConditionExpression: isNew } },
    ...(email ? [{ Put: { TableName: tableName(), Item: { ...key.email(email), user_id: id }, ConditionExpression: isNew } }] : []),
  ]
  try {
    await write(items)
    return user
  } catch (error) {
    const meanwhile = isRefused(error, 0) ? await findByIdentity(provider, profile.subject) : null // the same person in another tab
    if (meanwhile) return meanwhile
    throw isRefused(error, 3) ? emailTaken() : error
  }
}

type Items = NonNullable<TransactWriteCommandInput['TransactItems']>

function linking(userId: string, provider: ProviderName, subject: string): Items {
  const identity = { provider, subject, user_id: userId, linked_at: new Date().toISOString() }
  return [
    { Put: { TableName: tableName(), Item: { ...key.identity(provider, subject), ...identity }, ConditionExpression: isNew } },
    { Put: { TableName: tableName(), Item: { ...key.myIdentity(userId, provider), ...identity } } },
  ]
}

const remove = (Key: { pk: string; sk: string }) => ({ Delete: { TableName: tableName(), Key } })
const write = (items: Items) => documents().send(new TransactWriteCommand({ TransactItems: items }))
const isRefused = (error: unknown, at: number) => cancellation(error)?.[at]?.code === 'ConditionalCheckFailed'
