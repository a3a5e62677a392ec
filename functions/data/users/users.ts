import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { User } from '#shared/accounts/user.ts'
import { documents } from '../../platform/aws.ts'
import { HttpError } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/password.ts'
import { addToAdmins } from './admins.ts'
import { newUserId } from '../ids.ts'
import { key, listed } from '../keys.ts'
import { cancellationReasons, get, isNew, tableName } from '../table.ts'

/** A person as the table keeps them. `token_epoch` grows when every older token must end; `email_verified`: somebody has shown to read mail there. */
export type StoredUser = User & {
  token_epoch: number
  password_hash?: string
  created_at: string
  last_seen_at?: string
  email_verified?: boolean
  /** Grows with each change to how they sign in; absent before the first. */
  sign_in_version?: number
  /** The picture before the present one, which may still have to be removed. */
  former_picture?: string
}

/** Who has no password yet gets one by a reset link, or comes from a provider. */
type NewUser = { email: string; password?: string; first_name?: string; last_name?: string; roles?: string[] }

/** A person of whom nothing is known yet. */
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

/** What the admins' search looks into. */
export const searchText = ({ full_name, email }: Pick<User, 'full_name' | 'email'>) => `${full_name} ${email}`.toLowerCase()

/** Whether the account's address is one that nobody has shown to read: whoever made the account need not be its owner. */
export const isUnproven = ({ email, email_verified }: StoredUser): boolean => email !== '' && !email_verified

/** The person with that id, or null. */
export async function readUser(id: string): Promise<StoredUser | null> {
  return ((await get(key.user(id), { consistent: true })) as StoredUser | undefined) ?? null
}

/** The person who signs in with that address (trimmed, lower case), or null. */
export async function findUser(email: string): Promise<StoredUser | null> {
  const found = await get(key.email(email), { consistent: true })
  return found ? readUser(found.user_id as string) : null
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
