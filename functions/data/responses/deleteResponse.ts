import { notFound, staleVersion } from '../../platform/errors.ts'
import { deleteAnswerFiles } from '../files/objects.ts'
import { deletedOwner } from '../users/deleteUser.ts'
import { surveyIdOf } from '../ids.ts'
import { key } from '../keys.ts'
import { giveBackSeats, hasSeat, openSeat } from '../seats.ts'
import { filesIn, findStored, mayRead } from './responses.ts'
import { replaceAnswers } from './saveResponse.ts'
import type { StoredResponse } from './storedResponse.ts'
import { maxWriteAttempts, tableName, writeAll } from '../table.ts'
import type { StoredUser } from '../users/users.ts'

/** Deletes a response. Does nothing if it does not exist; 404 if that person may not change it and is no admin. */
export async function deleteResponse(id: string, user: StoredUser | null): Promise<void> {
  const surveyId = surveyIdOf(id)
  if (!surveyId) throw notFound('response')
  const seat = await openSeat(surveyId)
  const { isGone, deleted } = await deleteResponseIf(id, (response) => mayRead(response, user))
  if (!isGone) throw notFound('response')
  if (seat && deleted && hasSeat(deleted)) await giveBackSeats(seat)
}

/** The result of a deletion. `deleted`: the response before it; absent if there was none. */
type Deletion = { isGone: boolean; deleted?: StoredResponse }

/**
 * Deletes a response unless `isWanted` is false for it as stored now. Files are deleted first, so that the deletion can be repeated. The caller gives
 * the seat back, and must call `openSeat` before this.
 */
export async function deleteResponseIf(id: string, isWanted: (response: StoredResponse) => boolean | Promise<boolean>): Promise<Deletion> {
  for (let attempt = 0; attempt < maxWriteAttempts; attempt++) {
    const stored = await findStored(id)
    if (!stored) return { isGone: true }
    const { response, dropped } = stored
    if (!(await isWanted(response))) return { isGone: false }
    if (filesIn(response).size > 0) await dropFiles(response)
    else {
      await deleteAnswerFiles(dropped) // before their ids are lost
      if (await remove(response)) return { isGone: true, deleted: response }
    }
  }
  throw staleVersion()
}

async function dropFiles(response: StoredResponse): Promise<void> {
  const files = filesIn(response)
  const isFile = (value: unknown): boolean => typeof value === 'object' && value !== null && files.has((value as { id: string }).id)
  const answers = response.answers.filter(({ value }) => ![value].flat().some(isFile))
  const { demographics, language, survey_version } = response
  const answered = { answers, demographics, language, survey_version }
  await replaceAnswers(response.id, response.owner, { answered, files: [] }, { isDeletion: true })
}

/** False if the response was changed meanwhile. */
async function remove({ id, survey_id, version, owner }: StoredResponse): Promise<boolean> {
  const own = {
    TableName: tableName(),
    Key: key.response(survey_id, id),
    ConditionExpression: 'version = :version AND #owner = :owner',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':version': version, ':owner': owner },
  }
  const pointer = owner !== null &&
    owner !== deletedOwner && {
      TableName: tableName(),
      Key: key.myResponse(owner, survey_id),
      ConditionExpression: 'attribute_not_exists(pk) OR response_id = :id',
      ExpressionAttributeValues: { ':id': id },
    }
  return writeAll([{ Delete: own }, ...(pointer ? [{ Delete: pointer }] : [])])
}
