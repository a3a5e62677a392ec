import { isAdmin } from '#shared/accounts/isAdmin.ts'
import type { User } from '#shared/accounts/user.ts'
import { HttpError } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/password.ts'
import { addToAdmins } from './admins.ts'
import { newUserId } from '../ids.ts'
import { key, listed } from '../keys.ts'
import { get, getAll, isNew, tableName, writeAll, type Writes } from '../table.ts'

/** A stored person. Incrementing `token_epoch` invalidates all older tokens. */
export type StoredUser = User & {
  token_epoch: number
  /** Tokens ended by signing out: by the token's id, when it expires, in seconds since 1970. */
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

const blankUser = {
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

export const fullName = (...names: string[]) => names.filter(Boolean).join(' ')

export const newUser = (given: Pick<StoredUser, 'email' | 'first_name' | 'last_name'> & Partial<StoredUser>): StoredUser => ({
  ...blankUser,
  id: newUserId(),
  full_name: fullName(given.first_name, given.last_name),
  roles: [],
  token_epoch: 1,
  created_at: new Date().toISOString(),
  ...given,
})

/** The parts of a transaction that store a new user and, as the last part, their address if any. That part is refused if the address is taken. */
export const userPuts = (user: StoredUser): Writes => {
  const own = { ...key.user(user.id), ...user, kind: listed.users, time: `${user.created_at}#${user.id}`, search: searchText(user) }
  const address = { ...key.email(user.email), user_id: user.id }
  return (user.email ? [own, address] : [own]).map((Item) => ({ Put: { TableName: tableName(), Item, ConditionExpression: isNew } }))
}

export const searchText = ({ full_name, email }: Pick<User, 'full_name' | 'email'>) => `${full_name} ${email}`.toLowerCase()

/** Whether the account has an unverified address: its creator may not own it. */
export const isUnverified = ({ email, email_verified }: StoredUser): boolean => email !== '' && !email_verified

export async function readUser(id: string): Promise<StoredUser | null> {
  return ((await get(key.user(id), { consistent: true })) as StoredUser | undefined) ?? null
}

export async function findUser(email: string): Promise<StoredUser | null> {
  const found = await get(key.email(email), { consistent: true })
  return found ? readUser(found.user_id as string) : null
}

const saverKey = (saver: string) => (saver.includes('@') ? key.email(saver) : key.user(saver))

/**
 * Names of the users who saved something, by the stored text: an id, or an e-mail from before ids were stored. The name is the e-mail, else the full
 * name. No entry for a deleted account.
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
  const password_hash = password === undefined ? {} : { password_hash: await hashPassword(password) }
  const user = newUser({ email, first_name, last_name, roles, ...password_hash })
  if (!(await writeAll([...userPuts(user), ...(isAdmin({ roles }) ? [addToAdmins(user.id)] : [])])))
    throw new HttpError(409, 'auth.email_taken', 'An account with this e-mail already exists. Sign in instead.')
  return user
}
