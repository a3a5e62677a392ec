import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../../platform/aws.ts'
import { unavailable } from '../../platform/errors.ts'
import { key } from '../keys.ts'
import { refusedParts, tableName, type Writes } from '../table.ts'
import { readUser, type StoredUser } from './users.ts'

/** The changes of a person's item, and further writes of the same transaction. `refused`: thrown if the condition of one of `writes` fails. */
export type SignInChange = {
  set?: Partial<StoredUser>
  remove?: (keyof StoredUser)[]
  /** Invalidates all tokens and links issued to the user, so that the list of ended tokens is emptied too. */
  endTokens?: boolean
  isDeletion?: boolean
  writes?: Writes
  refused?: Error
}

const attempts = 6

/**
 * Changes how a person signs in: password, providers, roles, deletion. `decide` returns the change for the stored person, null for none; it is
 * called again if another such change came first (each increments `sign_in_version`). Resolves to the person after the change, null if there is
 * no such person. Throws what `decide` throws, and the change's `refused`.
 */
export async function changeSignIn(
  userId: string,
  decide: (user: StoredUser) => SignInChange | null | Promise<SignInChange | null>,
): Promise<StoredUser | null> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const user = await readUser(userId)
    if (!user) return null
    const change = await decide(user)
    if (!change) return user
    try {
      await documents().send(new TransactWriteCommand({ TransactItems: [ownItem(user, change), ...(change.writes ?? [])] }))
      return {
        ...user,
        ...change.set,
        ...Object.fromEntries(removedBy(change).map((name) => [name, undefined])),
        token_epoch: user.token_epoch + (change.endTokens ? 1 : 0),
      }
    } catch (error) {
      const refused = refusedParts(error)
      if (!refused.includes(true)) throw error
      if (!refused[0]) throw change.refused ?? error
    }
  }
  throw unavailable()
}

const removedBy = ({ remove = [], endTokens = false }: SignInChange): (keyof StoredUser)[] =>
  endTokens ? [...remove, 'ended_tokens'] : remove

function ownItem(user: StoredUser, change: SignInChange): Writes[number] {
  const { set = {}, endTokens = false, isDeletion = false } = change
  const remove = removedBy(change)
  const unchanged = user.sign_in_version === undefined ? 'attribute_not_exists(sign_in_version)' : 'sign_in_version = :version'
  const own = {
    TableName: tableName(),
    Key: key.user(user.id),
    ConditionExpression: `token_epoch = :epoch AND ${unchanged}`,
    ExpressionAttributeValues: {
      ':epoch': user.token_epoch,
      ...(user.sign_in_version !== undefined && { ':version': user.sign_in_version }),
    },
  }
  if (isDeletion) return { Delete: withPicture(own, user) }
  const fields = Object.entries(set)
  const assignments = fields.map((_, at) => `#s${at} = :s${at}`)
  const removals = remove.map((_, at) => `#r${at}`)
  const names = Object.fromEntries([
    ...fields.map(([name], at) => [`#s${at}`, name] as const),
    ...remove.map((name, at) => [`#r${at}`, name] as const),
  ])
  return {
    Update: {
      ...own,
      UpdateExpression: [
        assignments.length > 0 ? `SET ${assignments.join(', ')}` : '',
        removals.length > 0 ? `REMOVE ${removals.join(', ')}` : '',
        `ADD sign_in_version :one${endTokens ? ', token_epoch :one' : ''}`,
      ].join(' '),
      ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
      ExpressionAttributeValues: {
        ...own.ExpressionAttributeValues,
        ':one': 1,
        ...Object.fromEntries(fields.map(([, value], at) => [`:s${at}`, value])),
      },
    },
  }
}

type Conditions = { ConditionExpression: string; ExpressionAttributeValues: Record<string, unknown> }

/** Adds the condition that the picture is still the one that was read: a newer one would not be deleted. */
function withPicture<T extends Conditions>(own: T, { picture_url }: StoredUser): T {
  const ConditionExpression = `${own.ConditionExpression} AND picture_url = :picture`
  return { ...own, ConditionExpression, ExpressionAttributeValues: { ...own.ExpressionAttributeValues, ':picture': picture_url } }
}
