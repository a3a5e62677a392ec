import { isAdmin } from '#shared/accounts/isAdmin.ts'
import { invalidToken } from '../../platform/errors.ts'
import { removePictures } from '../files/objects.ts'
import { changeSignIn, type SignInChange } from './changeSignIn.ts'
import { identityRemovals } from './identities.ts'
import { key } from '../keys.ts'
import { ownResponses } from './ownItems.ts'
import { lastAdmin, removeFromAdmins } from './roles.ts'
import { deletionOf, tableName, writeAll } from '../table.ts'
import type { StoredUser } from './users.ts'

/** The owner of a deleted person's responses: only admins may read them, and no user may change them. */
export const deletedOwner = 'gone'

/**
 * Deletes an account with its identities and pictures. Its responses stay, without their owner. They are changed before the deletion, so that a
 * failed attempt can be repeated, and once more after it, for responses submitted meanwhile. 409 for the last admin, before any change; 401 if the
 * user's tokens were invalidated since they were read.
 */
export async function deleteUser({ id, token_epoch }: StoredUser): Promise<void> {
  const decide = (writes: (user: StoredUser) => Promise<SignInChange | null>) =>
    changeSignIn(id, (user) => {
      if (user.token_epoch !== token_epoch) throw invalidToken()
      return writes(user)
    })
  const removalFromAdmins = (user: StoredUser) => (isAdmin(user) ? [removeFromAdmins(id)] : [])
  await decide(async (user) => {
    const roles = user.roles.filter((role) => role !== 'admin')
    return roles.length < user.roles.length ? { set: { roles }, writes: removalFromAdmins(user), refused: lastAdmin() } : null
  })
  await removeOwnerFromAll(id)
  await decide(async (user) => {
    await removePictures(user, [user.picture_url, user.former_picture])
    return {
      isDeletion: true,
      writes: [...removalFromAdmins(user), ...(user.email ? [deletionOf(key.email(user.email))] : []), ...(await identityRemovals(id))],
      refused: lastAdmin(), // they may have become an admin meanwhile
    }
  })
  await removeOwnerFromAll(id)
}

async function removeOwnerFromAll(id: string): Promise<void> {
  for (const { survey_id, response_id } of await ownResponses(id)) await removeOwner(id, survey_id, response_id)
}

/** Replaces the owner of a response and deletes the user's pointer to it. Only deletes the pointer if the response is not theirs, or deleted. */
async function removeOwner(userId: string, surveyId: string, responseId: string): Promise<void> {
  const response = {
    TableName: tableName(),
    Key: key.response(surveyId, responseId),
    UpdateExpression: 'SET #owner = :gone',
    ConditionExpression: '#owner = :user',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':gone': deletedOwner, ':user': userId },
  }
  const pointer = deletionOf(key.myResponse(userId, surveyId))
  if (!(await writeAll([{ Update: response }, pointer]))) await writeAll([pointer])
}
