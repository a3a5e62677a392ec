import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { createHash } from 'node:crypto'
import { documents } from '../../platform/aws.ts'
import { notFound, HttpError, signInRequired, staleVersion } from '../../platform/errors.ts'
import { removeExpiryTags, removeObjects } from '../files/objects.ts'
import { answerPlace } from '../files/place.ts'
import { unknownFile, attachFile, detachFile, type StoredFile } from '../files/files.ts'
import { key } from '../keys.ts'
import { filesIn, findResponse, findStored, mayChange, myResponseId, responseItem, type Answered, type Stored } from './responses.ts'
import type { StoredResponse } from './storedResponse.ts'
import { cancellationReasons, isNew, isConditionFailure, tableName, type Item } from '../table.ts'

/** Answers that were checked against their survey, and the files that they name. */
export type Checked = { answered: Answered; files: StoredFile[] }

/** `isKeyed`: the id came from an Idempotency-Key. `createdAt`: when it was given, in ISO 8601 UTC; now where it is missing. */
type Submission = Checked & {
  id: string
  surveyId: string
  owner: string | null
  isKeyed: boolean
  createdAt?: string | undefined
  seconds?: number | null | undefined
}
type Saved = { response: StoredResponse; existed: boolean }

/** Tries of a save that others overtake: each time one of them got through. */
export const contention = 20

/**
 * Stores a first response, or comes back to the one that is there: the same Idempotency-Key finds its own again (422 with other
 * content), and a signed-in person who has answered already changes theirs. `existed` is true for both. 422 where another response
 * has come to hold one of the files.
 */
export async function submit({ id, surveyId, owner, isKeyed, createdAt, seconds, answered, files }: Submission): Promise<Saved> {
  const now = createdAt ?? new Date().toISOString()
  const response: StoredResponse = {
    id,
    survey_id: surveyId,
    version: 1,
    owner,
    created_at: now,
    updated_at: now,
    ...(seconds && { seconds }),
    ...answered,
  }
  const request = isKeyed ? fingerprint(answered) : undefined
  const mine = owner ? [firstPut({ ...key.myResponse(owner, surveyId), response_id: id }), stillThere(owner)] : []
  const own: Own = [firstPut(responseItem({ response, request })), ...mine]
  if (await write(own, { id, holds: files.filter((file) => file.response !== id) }))
    return { response: await finishSave({ response }), existed: false }
  const known = await findStored(id)
  if (known) {
    validateRetry(known, request, owner)
    return { response: await finishSave(known), existed: true }
  }
  const earlier = owner && (await myResponseId(owner, surveyId))
  if (!earlier) throw signInRequired() // the account ended meanwhile
  return { response: await update(earlier, owner, { answered, files }, undefined), existed: true }
}

/** What the same key must be sent with again. The survey's version is left out: a retry may meet a newer one. */
const fingerprint = ({ answers, demographics }: Answered) =>
  createHash('sha256')
    .update(JSON.stringify([answers, demographics]))
    .digest('base64url')

function validateRetry({ response, request: first }: Stored, request: string | undefined, owner: string | null): void {
  if (response.owner !== null && response.owner !== owner) throw notFound('response')
  if (first !== request)
    throw new HttpError(422, 'idempotency.other_content', 'This Idempotency-Key was already used with different answers.')
}

/**
 * A response that is stored, with what follows from it done: its files are kept, and those that it dropped are gone. Whoever meets it again
 * does it again, since the save that stored it may have ended before.
 */
async function finishSave({ response, dropped = [] }: Stored): Promise<StoredResponse> {
  await removeExpiryTags([...filesIn(response)].map((id) => ({ id, place: answerPlace(id) })))
  await removeObjects(dropped)
  return response
}

type Put = { Put: ConstructorParameters<typeof PutCommand>[0] }
const firstPut = (Item: Item): Put => ({ Put: { TableName: tableName(), Item, ConditionExpression: isNew } })
/** The part of a transaction that is refused where the account has ended: what it owns would be left behind. */
const stillThere = (userId: string) => ({
  ConditionCheck: { TableName: tableName(), Key: key.user(userId), ConditionExpression: 'attribute_exists(pk)' },
})
type Own = [Put, ...(Put | ReturnType<typeof stillThere>)[]]
/** What a save changes of files: those that its response, of that id, comes to hold, and the ids of those that it drops. */
type Files = { id: string; holds: StoredFile[]; drops?: string[] }

/**
 * Writes a response's own items together with what becomes of its files, all of it or nothing. False where the condition of one of its
 * own does not hold; 422 where a file is held by another response, or gone.
 */
async function write(own: Own, { id, holds, drops = [] }: Files): Promise<boolean> {
  const files = [...holds.map((file) => attachFile(file.id, id)), ...drops.map((file) => detachFile(file, id))]
  try {
    if (own.length + files.length === 1) await documents().send(new PutCommand(own[0].Put))
    else await documents().send(new TransactWriteCommand({ TransactItems: [...own, ...files] }))
    return true
  } catch (error) {
    if (isConditionFailure(error)) return false
    const refused = cancellationReasons(error)?.findIndex(({ code }) => code === 'ConditionalCheckFailed') ?? -1
    if (refused < 0) throw error
    if (refused < own.length) return false
    throw unknownFile(holds[refused - own.length]!.question_id!)
  }
}

/**
 * Replaces what was answered, and lets go of the files that it named and names no more. 404 where it is not that person's to change,
 * 412 when `ifMatch` is not the stored version, 422 where another response has come to hold one of the files.
 */
export async function update(
  id: string,
  userId: string | null | undefined,
  { answered, files }: Checked,
  ifMatch: number | undefined,
): Promise<StoredResponse> {
  for (let tries = 0; tries < contention; tries++) {
    const stored = await findStored(id)
    if (!stored || !mayChange(stored.response, userId)) throw notFound('response')
    const { response, request, dropped } = stored
    if (ifMatch !== undefined && ifMatch !== response.version) {
      await finishSave(stored) // it may be of a save that nobody heard of
      throw staleVersion()
    }
    const next = { ...response, ...answered, version: response.version + 1, updated_at: new Date().toISOString() }
    const [before, after] = [filesIn(response), filesIn(next)]
    const drops = [...before.difference(after)]
    await removeObjects(dropped) // before they are forgotten
    const Put = {
      TableName: tableName(),
      Item: responseItem({ response: next, request, dropped: drops }),
      ConditionExpression: 'version = :version AND #owner = :owner',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':version': response.version, ':owner': response.owner },
    }
    if (!(await write([{ Put }], { id, holds: files.filter((file) => !before.has(file.id)), drops }))) continue
    return finishSave({ response: next, dropped: drops })
  }
  throw staleVersion()
}

/**
 * Gives a guest's response to a person. Their own again is fine; 404 for somebody else's, 409 when they have another one for that
 * survey, 401 when their account ends meanwhile. Of many claims at once, one wins.
 */
export async function claim(id: string, userId: string): Promise<StoredResponse> {
  for (let tries = 0; tries < contention; tries++) {
    const response = await findResponse(id)
    if (!response || !mayChange(response, userId)) throw notFound('response')
    if (response.owner === userId) return response
    if (await putClaim(response, userId)) return { ...response, owner: userId, version: response.version + 1 }
  }
  throw notFound('response')
}

/** False when somebody changed the response in the meantime. */
async function putClaim(response: StoredResponse, userId: string): Promise<boolean> {
  const own = {
    TableName: tableName(),
    Key: key.response(response.survey_id, response.id),
    UpdateExpression: 'SET #owner = :owner, version = version + :one',
    ConditionExpression: '#owner = :nobody AND version = :version',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':owner': userId, ':nobody': null, ':version': response.version, ':one': 1 },
  }
  const mine = {
    TableName: tableName(),
    Item: { ...key.myResponse(userId, response.survey_id), response_id: response.id },
    ConditionExpression: isNew,
  }
  try {
    await documents().send(new TransactWriteCommand({ TransactItems: [{ Update: own }, { Put: mine }, stillThere(userId)] }))
    return true
  } catch (error) {
    const reasons = cancellationReasons(error)
    if (!reasons) throw error
    if (reasons[2]?.code === 'ConditionalCheckFailed') throw signInRequired()
    if (reasons[1]?.code === 'ConditionalCheckFailed' && reasons[0]?.code !== 'ConditionalCheckFailed')
      throw new HttpError(409, 'response.already_answered', 'You have already answered this survey. Your earlier response was kept.')
    if (reasons[0]?.code !== 'ConditionalCheckFailed') throw error
    return false
  }
}
