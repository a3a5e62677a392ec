import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { socials, type ProfileBody, type Social } from '#shared/accounts/user.ts'
import { documents } from '../../platform/aws.ts'
import { invalidToken } from '../../platform/errors.ts'
import { key } from '../keys.ts'
import { tableName, unlessRefused } from '../table.ts'
import { fullName, searchText, type StoredUser } from './users.ts'

/** Fields that a blank value leaves unchanged. */
const unchangedWhenBlank = ['company', 'designation', 'country', 'phone', 'picture_url', 'job', 'gender'] as const

/** The fields that a save changes: an absent field is unchanged, null clears it, a blank depends on the field (see `profileBody`). */
export function changesOf(user: StoredUser, body: ProfileBody): Partial<StoredUser> {
  const kept = unchangedWhenBlank.flatMap((name) => {
    const value = body[name]
    return value === undefined || value === '' ? [] : [[name, value ?? ''] as const]
  })
  const names = (['first_name', 'last_name'] as const).flatMap((name) =>
    body[name] === undefined ? [] : [[name, body[name] ?? ''] as const],
  )
  const handles: Partial<Record<Social, string>> = Object.fromEntries(
    socials.flatMap((name) => (body.social?.[name] === undefined ? [] : [[name, body.social[name] ?? '']])),
  )
  const { first_name, last_name } = { ...user, ...Object.fromEntries(names) } as StoredUser
  return {
    ...Object.fromEntries([...kept, ...names]),
    ...(body.age !== undefined && body.age !== '' && { age: body.age }),
    ...(names.length > 0 && { full_name: fullName(first_name, last_name) }),
    ...(body.social && { social: { ...user.social, ...handles } }),
  }
}

/** A user after a save, and the URLs of their former pictures, which the caller deletes. */
type Saved = { saved: StoredUser; formerPictures: (string | undefined)[] }

/**
 * Stores the changes. A replaced picture stays in `former_picture` until it is deleted: after this save, or after the next save if the process ends
 * before. 401 if the account was deleted.
 */
export async function saveProfile(user: StoredUser, changes: Partial<StoredUser>): Promise<Saved> {
  const fields = Object.entries({ ...changes, search: searchText({ ...user, ...changes }) })
  const replacesPicture = changes.picture_url !== undefined && changes.picture_url !== user.picture_url
  const assignments = fields.map((_, at) => `#${at} = :${at}`)
  if (replacesPicture) assignments.push('former_picture = picture_url') // the one that is stored when this write happens
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: key.user(user.id),
    UpdateExpression: `SET ${assignments.join(', ')}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(fields.map(([name], at) => [`#${at}`, name])),
    ExpressionAttributeValues: Object.fromEntries(fields.map(([, value], at) => [`:${at}`, value])),
    ReturnValues: 'ALL_OLD',
  })
  const updated = await unlessRefused(documents().send(update))
  if (!updated) throw invalidToken()
  const before = updated.Attributes as StoredUser
  const saved = { ...before, ...changes }
  const formerPictures = [before.former_picture, before.picture_url].filter((url) => url !== saved.picture_url)
  return { saved, formerPictures }
}
