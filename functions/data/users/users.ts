import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { User } from '#shared/accounts/user.ts'
import { documents } from '../../platform/aws.ts'
import { HttpError } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/password.ts'
import { addToAdmins } from './admins.ts'
import { newUserId } from '../ids.ts'
import { key, listed } from '../keys.ts'
import { cancellationReasons, get, getAll, isNew, tableName } from '../table.ts'

/** A stored person. Incrementing `token_epoch` invalidates all older tokens. */
export type StoredUser = User & {
  token_epoch: number
  /** When each token expires that was ended by signing out, in seconds since 1970, by the token's id. */
  ended_tokens?: Record<string, number>
  password_hash?: string
  created_at: string
  last_seen_at?: string
  email_verified?: boolean
  /** Incremented by each change to how they sign in; absent before the first. */
  sign_in_version?: number
  /** The previous picture, which may still have to be deleted. */
  former_picture?: string
}

/** Without a password, the person sets one by a reset link or signs in with a provider. */
type NewUser = { email: string; password?: string; first_name?: string; last_name?: string; roles?: string[] }

/** The profile fields of a new person. */
export const blankUser = {
  picture_url: '',
  company: '',
  designation: '',
  country: '',
  phone: '',
  job: '',
  age: null,
  gender: '',
  social: { linkedin: '', facebook: '', instagram: '', kakaotalk: '', naver: '' },
}

/** The text that the admins' search searches. */
export const searchText = ({ full_name, email }: Pick<User, 'full_name' | 'email'>) => `${full_name} ${email}`.toLowerCase()

/** Whether the account has an unverified address: its creator may not own it. */
export const isUnverified = ({ email, email_verified }: StoredUser): boolean => email !== '' && !email_verified

/** The person with that id, or null. */
export async function readUser(id: string): Promise<StoredUser | null> {
  return ((await get(key.user(id), { consistent: true })) as StoredUser | undefined) ?? null
}

/** The person who signs in with that address (trimmed, lower case), or null. */
export async function findUser(email: string): Promise<StoredUser | null> {
  const found = await get(key.email(email), { consistent: true })
  return found ? readUser(found.user_id as string) : null
}

const saverKey = (saver: string) => (saver.includes('@') ? key.email(saver) : key.user(saver))

/**
 * The e-mail addresses of people by what is stored of who saved something: an id, or an e-mail from before ids were stored. The name where they
 * have no address; no entry for a deleted account.
 */
export async function namesBySaver(stored: string[]): Promise<Map<string, string>> {
  const savers = [...new Set(stored)].filter(Boolean)
  const found = new Map((await getAll(savers.map(saverKey))).map((item) => [item.pk, item]))
  return new Map(
    savers.flatMap((saver) => {
      const item = found.get(saverKey(saver).pk)
      const name = item && (item.email || item.full_name || saver)
      return name ? [[saver, name as string]] : []
    }),
  )
}

/** A new account; 409 `auth.email_taken` where the address has one. */
export async function createUser({ email, password, first_name = '', last_name = '', roles = [] }: NewUser): Promise<StoredUser> {
  const id = newUserId()
  const created_at = new Date().toISOString()
  const full_name = [first_name, last_name].filter(Boolean).join(' ')
  const user: StoredUser = {
    id,
    email,
    first_name,
    last_name,
    full_name,
    roles,
    ...blankUser,
    token_epoch: 1,
    ...(password !== undefined && { password_hash: await hashPassword(password) }),
    created_at,
  }
  const puts = [
    { Put: { TableName: tableName(), Item: { ...key.email(email), user_id: id }, ConditionExpression: isNew } },
    {
      Put: {
        TableName: tableName(),
        Item: { ...key.user(id), ...user, kind: listed.users, time: `${created_at}#${id}`, search: searchText(user) },
      },
    },
  ]
  const items = [...puts, ...(roles.includes('admin') ? [addToAdmins(id)] : [])]
  await documents()
    .send(new TransactWriteCommand({ TransactItems: items }))
    .catch((error: unknown) => {
      if (cancellationReasons(error)?.[0]?.code === 'ConditionalCheckFailed')
        throw new HttpError(409, 'auth.email_taken', 'An account with this e-mail already exists. Sign in instead.')
      throw error
    })
  return user
}
