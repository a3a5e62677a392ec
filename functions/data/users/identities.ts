import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { email as emailSchema } from '#shared/fields.ts'
import { limits } from '#shared/limits.ts'
import type { ProviderName } from '#shared/accounts/providerNames.ts'
import { cutText } from '#shared/text.ts'
import { isSafeUrl } from '#shared/url.ts'
import { documents } from '../../platform/aws.ts'
import { HttpError } from '../../platform/errors.ts'
import { changeSignIn } from './changeSignIn.ts'
import { key } from '../keys.ts'
import { ownIdentities, type Identity } from './ownItems.ts'
import { deletionOf, get, isNew, refusedParts, tableName, type Writes } from '../table.ts'
import { findUser, newUser, readUser, userPuts, type StoredUser } from './users.ts'

/** A person's profile at a provider. Only `subject` identifies them and never changes; any other field may be ''. */
export type ProviderProfile = {
  subject: string
  /** Proven to be the person's only if `email_verified`. */
  email: string
  email_verified: boolean
  first_name: string
  last_name: string
  picture_url: string
}

const emailTaken = () =>
  new HttpError(
    409,
    'oauth.email_taken',
    'An account with this e-mail already exists. Sign in to it, then link this provider on your account page.',
  )
const identityTaken = () => new HttpError(409, 'oauth.already_linked', 'This social account is already linked to another account.')

const attemptExpired = () => new HttpError(400, 'oauth.state', 'Sign-in took too long or was started in another window. Try again.')

/** The owner of an account at a provider. `orphan`: the id of a deleted user that the record still names; then the account is free. */
async function findIdentityOwner(provider: ProviderName, subject: string): Promise<{ holder: StoredUser | null; orphan?: string }> {
  const found = await get(key.identity(provider, subject), { consistent: true })
  if (!found) return { holder: null }
  const id = found.user_id as string
  const holder = await readUser(id)
  return holder ? { holder } : { holder, orphan: id }
}

/**
 * Finds a user by the account at the provider, else by its e-mail, else creates one. A user found by e-mail is linked only if both sides have
 * verified the address, else 409.
 */
export async function findOrCreateUser(provider: ProviderName, profile: ProviderProfile): Promise<StoredUser> {
  const { holder: known, orphan } = await findIdentityOwner(provider, profile.subject)
  if (known) return known
  const address = v.safeParse(emailSchema, profile.email)
  const email = address.success ? address.output : ''
  const owner = email ? await findUser(email) : null
  if (!owner) return createFrom(provider, profile, email, orphan)
  if (!owner.email_verified || !profile.email_verified) throw emailTaken()
  await linkIdentity(owner, provider, profile.subject)
  return owner
}

/**
 * Links an account at a provider to a user, in place of their earlier one there. 400 if the user's tokens were ended since `token_epoch` was read,
 * 409 if another user has the account.
 */
export async function linkIdentity({ id, token_epoch }: LinkingPerson, provider: ProviderName, subject: string): Promise<void> {
  const linked = await changeSignIn(id, async (user) => {
    if (user.token_epoch !== token_epoch) throw attemptExpired()
    const { holder, orphan } = await findIdentityOwner(provider, subject)
    if (holder?.id === id) return null
    if (holder) throw identityTaken()
    const former = (await ownIdentities(id)).find((identity) => identity.provider === provider)
    const drop = former ? [deletionOf(key.identity(provider, former.subject))] : []
    return { writes: [...linking(id, provider, subject, orphan), ...drop], refused: identityTaken() }
  })
  if (!linked) throw attemptExpired()
}

/** A person who links a provider, with the epoch of their tokens when they started. */
export type LinkingPerson = Pick<StoredUser, 'id' | 'token_epoch'>

/** Unlinks a provider from a person. Does nothing if it is not linked; 409 if it is their only way to sign in. */
export async function unlinkIdentity(userId: string, provider: ProviderName): Promise<void> {
  await changeSignIn(userId, async (user) => {
    const identities = await ownIdentities(userId)
    const identity = identities.find((one) => one.provider === provider)
    if (!identity) return null
    if (!(user.email && user.password_hash) && identities.length === 1)
      throw new HttpError(409, 'identity.last', 'This is your only way to sign in. Set a password before you unlink it.')
    return { writes: dropped(userId, identity) }
  })
}

export const identityRemovals = async (userId: string): Promise<Writes> =>
  (await ownIdentities(userId)).flatMap((identity) => dropped(userId, identity))

const dropped = (userId: string, { provider, subject }: Identity): Writes => [
  deletionOf(key.identity(provider, subject)),
  deletionOf(key.myIdentity(userId, provider)),
]

async function createFrom(
  provider: ProviderName,
  profile: ProviderProfile,
  email: string,
  orphan: string | undefined,
): Promise<StoredUser> {
  const [first_name, last_name] = [profile.first_name, profile.last_name].map((name) => cutText(name, limits.name)) as [string, string]
  const picture_url = isSafeUrl(profile.picture_url) && profile.picture_url.length <= limits.url ? profile.picture_url : ''
  const user = newUser({ email, email_verified: email !== '' && profile.email_verified, first_name, last_name, picture_url })
  try {
    const items = [...linking(user.id, provider, profile.subject, orphan), ...userPuts(user)]
    await documents().send(new TransactWriteCommand({ TransactItems: items }))
    return user
  } catch (error) {
    const [isLinked, , , isEmailTaken] = refusedParts(error)
    const meanwhile = isLinked ? (await findIdentityOwner(provider, profile.subject)).holder : null // the same person in another tab
    if (meanwhile) return meanwhile
    throw isEmailTaken ? emailTaken() : error
  }
}

function linking(userId: string, provider: ProviderName, subject: string, orphan = ''): Writes {
  const identity = { provider, subject, user_id: userId, linked_at: new Date().toISOString() }
  return [
    {
      Put: {
        TableName: tableName(),
        Item: { ...key.identity(provider, subject), ...identity },
        ConditionExpression: `${isNew} OR user_id = :orphan`,
        ExpressionAttributeValues: { ':orphan': orphan },
      },
    },
    { Put: { TableName: tableName(), Item: { ...key.myIdentity(userId, provider), ...identity } } },
  ]
}
