import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { limits } from '#shared/limits.ts'
import type { GivenOnce } from '#shared/responses/response.ts'
import type { Source } from '#shared/responses/source.ts'
import { documents } from '../../platform/aws.ts'
import { notFound, HttpError, signInRequired, staleVersion, surveyCounting } from '../../platform/errors.ts'
import { removeExpiryTags, deleteAnswerFiles } from '../files/objects.ts'
import { answerPlace } from '../files/fileKeys.ts'
import { unknownFile, attachFile, detachFile, type StoredFile } from '../files/files.ts'
import { key } from '../keys.ts'
import type { Answered, Stored } from './responses.ts'
import { filesIn, findResponse, findStored, mayChange, myResponseId, requireStorable, responseItem } from './responses.ts'
import { isSentHash, keptHash } from './requestHash.ts'
import type { StoredResponse } from './storedResponse.ts'
import { giveBackSeats, hasSeat, holdsSeat, takeSeat, type Seat } from '../seats.ts'
import { readSurvey } from '../surveys/surveys.ts'
import { isNew, isSameSave, maxWriteAttempts, refusedParts, tableName, writeOnce, type Item } from '../table.ts'

/**
 * Accepted answers with their files. `screened`: they end the survey; `isKept`: false if it stores no such response; `given`: values that a new
 * response keeps from its first submit. `seat`: needed for a response to a survey with a limit, unless it is imported or screened out; `full` is
 * thrown if none is left.
 */
export type Checked = {
  answered: Answered
  files: StoredFile[]
  screened?: boolean
  isKept?: boolean
  given?: GivenOnce
  seat?: { limit: number; full: HttpError } | undefined
}

/**
 * A response to store under `id`. `request`: the hash of the content as sent (sentHash), where the id is derived from an Idempotency-Key.
 * `createdAt`: ISO 8601 UTC, now if absent. `packedLimit`: bytes.
 */
export type Submission = {
  id: string
  source: Source
  surveyId: string
  owner: string | null
  request: string | undefined
  createdAt?: string | undefined
  seconds?: number | null | undefined
  packedLimit: number
}
export type Saved = { response: StoredResponse; existed: boolean }

/** The most bytes of a packed response: a guest's, or a user's. */
export const packedLimitOf = (owner: string | null): number => (owner === null ? limits.guestResponseBytes : limits.itemBytes)

/**
 * Stores a new response. `existed`: there was one already. A repeated key then returns it, or throws 422 for other content; a user who has answered
 * before updates their own, as replaceAnswers does. `check`: checks the answers again where another submit of that user was stored meanwhile.
 */
export async function storeNewResponse(submission: Submission, checked: Checked, check: () => Promise<Checked>): Promise<Saved> {
  const { answered, files, screened, given } = checked
  const { id, surveyId, source, owner, request, createdAt, seconds, packedLimit } = submission
  const now = createdAt ?? new Date().toISOString()
  const response: StoredResponse = {
    id,
    survey_id: surveyId,
    version: 1,
    owner,
    created_at: now,
    updated_at: now,
    source,
    ...(seconds && { seconds }),
    ...(screened && { screened }),
    ...given,
    ...answered,
  }
  const item = responseItem({ response, request })
  requireStorable(response, item, packedLimit)
  const mine = owner ? [putNew({ ...key.myResponse(owner, surveyId), response_id: id }), userExists(owner)] : []
  const own: Own = [putNew(item), ...mine]
  const earlierSave = checked.seat && (await findEarlierSave(submission, checked))
  if (earlierSave) return earlierSave
  const seat = await seatFor(submission, checked)
  if (seat === 'full') return answerFull(submission, checked.seat!.full)
  const isWritten = await write(own, { id, attach: files.filter((file) => file.response !== id) }).catch(async (error: unknown) => {
    if (seat && error instanceof HttpError) await giveBackSeats(seat) // after any other error it may be written
    throw error
  })
  if (isWritten) return { response: await finishSave({ response }), existed: false }
  if (seat) await giveBackSeats(seat)
  const known = await findStored(id)
  if (known) {
    return { response: await answerRetry(known, submission, answered), existed: true }
  }
  const earlier = owner && (await myResponseId(owner, surveyId))
  if (!earlier) throw signInRequired() // the account was deleted meanwhile
  return { response: await replaceAnswers(earlier, owner, checked.given ? await check() : checked), existed: true }
}

/** Handles a submission that stores no new response: a retry, or a user's second submission, which replaces the first. Null for any other. */
export async function findEarlierSave(submission: Submission, checked: Checked): Promise<Saved | null> {
  const { owner, surveyId } = submission
  const retried = await findRetried(submission)
  if (retried) return { response: retried, existed: true }
  const earlier = owner && (await myResponseId(owner, surveyId))
  return earlier ? { response: await replaceAnswers(earlier, owner, checked), existed: true } : null
}

/**
 * Handles a submission to a full survey. A retry gets its response, or a 503 while the call before it has a seat and is still storing. Throws `full`
 * for any other submission.
 */
export async function answerFull(submission: Submission, full: unknown): Promise<Saved> {
  const isOnItsWay = submission.request !== undefined && (await holdsSeat(submission.surveyId, submission.id))
  const response = await findRetried(submission)
  if (response) return { response, existed: true }
  throw isOnItsWay ? surveyCounting() : full
}

/** Takes the seat that a new response needs; null if it needs none. 503 while the survey's responses are counted. */
async function seatFor({ id, surveyId, source }: Submission, { seat, screened }: Checked): Promise<Seat | 'full' | null> {
  if (!seat || !hasSeat({ source, screened })) return null
  const taken = await takeSeat(surveyId, seat.limit, id)
  if (typeof taken === 'object' || taken === 'full') return taken
  // without a counter, the limit was removed since the survey was read
  if (taken === 'unlimited' && !(await readSurvey(surveyId, { consistent: true }))?.response_limit) return null
  throw surveyCounting()
}

/** The response that an earlier call with the key stored, where the survey was closed or edited since. 404 and 422 as for any retry. */
export async function findRetried(submission: Submission): Promise<StoredResponse | null> {
  const known = submission.request === undefined ? null : await findStored(submission.id)
  return known?.request && isSentHash(known.request) ? answerRetry(known, submission, null) : null
}

/** The response for a call that repeats the one that stored it, of the same source. `answered`: the content that the repeated call would store. */
async function answerRetry(known: Stored, { request, owner, source }: Submission, answered: Answered | null): Promise<StoredResponse> {
  const { response, request: first } = known
  if (response.owner !== null && response.owner !== owner) throw notFound('response')
  if (response.source !== undefined && response.source !== source) throw notFound('response')
  const isSame = first === request || (first !== undefined && !isSentHash(first) && answered !== null && first === keptHash(answered))
  if (!isSame) throw new HttpError(422, 'idempotency.other_content', 'This Idempotency-Key was already used with different answers.')
  return finishSave(known)
}

/**
 * Completes a save: removes the expiry of attached files and deletes detached ones. A repeated save repeats this, since the process of an earlier
 * save may have ended before it.
 */
async function finishSave({ response, dropped = [] }: Stored): Promise<StoredResponse> {
  await removeExpiryTags([...filesIn(response)].map((id) => ({ id, place: answerPlace(id) })))
  await deleteAnswerFiles(dropped)
  return response
}

type Put = { Put: ConstructorParameters<typeof PutCommand>[0] }
const putNew = (Item: Item): Put => ({ Put: { TableName: tableName(), Item, ConditionExpression: isNew } })
/** The part of a transaction that fails if the account was deleted, so that nothing is stored for it. */
const userExists = (userId: string) => ({
  ConditionCheck: { TableName: tableName(), Key: key.user(userId), ConditionExpression: 'attribute_exists(pk)' },
})
type Own = [Put, ...(Put | ReturnType<typeof userExists>)[]]
type FileChanges = { id: string; attach: StoredFile[]; detach?: string[] }

/**
 * Writes a response's items and its file changes in one transaction. False if the condition of an item fails; 422 if a file is attached to another
 * response, or has expired.
 */
async function write(own: Own, { id, attach, detach = [] }: FileChanges): Promise<boolean> {
  const files = [...attach.map((file) => attachFile(file.id, id)), ...detach.map((file) => detachFile(file, id))]
  try {
    // the survey's counts follow from the table's stream (streams/countResponses.ts)
    if (own.length + files.length === 1) return (await putAlone(own[0].Put)) !== null
    await documents().send(new TransactWriteCommand({ TransactItems: [...own, ...files] }))
    return true
  } catch (error) {
    const refused = refusedParts(error).indexOf(true)
    if (refused < 0) throw error
    if (refused < own.length) return false
    throw unknownFile(attach[refused - own.length]!.question_id!)
  }
}

const putAlone = (put: Put['Put']) => {
  const item = put.Item as Item & { pk: string; sk: string }
  return writeOnce({ pk: item.pk, sk: item.sk }, () => documents().send(new PutCommand(put)), isSameSave(item))
}

/** 409 for a response that was screened out: its answers stay as they are. */
export function refuseScreened(response: StoredResponse | null): void {
  if (response?.screened)
    throw new HttpError(409, 'response.screened', 'The survey ended early for this response. It can no longer be changed.')
}

/**
 * Replaces a response's answers and detaches the files that they no longer name. 404 if that person may not change it, 412 if `ifMatch` is not the
 * stored version, 409 if it was screened out or these answers end the survey, 422 if a file is attached to another response, 413 if the response is
 * too large. `isDeletion`: the save that detaches the files of a response before it is deleted, of any size and imported ones too; 404 if its owner
 * is not `userId` any more.
 */
export async function replaceAnswers(
  id: string,
  userId: string | null | undefined,
  { answered, files, screened }: Checked,
  { ifMatch, isDeletion = false }: { ifMatch?: number | undefined; isDeletion?: boolean } = {},
): Promise<StoredResponse> {
  for (let attempt = 0; attempt < maxWriteAttempts; attempt++) {
    const stored = await findStored(id)
    if (!stored) throw notFound('response')
    const { response, request, dropped } = stored
    if (isDeletion ? response.owner !== userId : !mayChange(response, userId)) throw notFound('response')
    if (!isDeletion) {
      refuseScreened(response)
      if (screened) throw new HttpError(409, 'response.ends_survey', 'These answers would end the survey. Your earlier response was kept.')
    }
    if (ifMatch !== undefined && ifMatch !== response.version) {
      await finishSave(stored) // an earlier save may not have finished
      throw staleVersion()
    }
    const next = { ...response, ...answered, version: response.version + 1, updated_at: new Date().toISOString() }
    const before = filesIn(response)
    const detach = [...before.difference(filesIn(next))]
    const item = responseItem({ response: next, request, dropped: detach })
    if (!isDeletion) requireStorable(next, item, packedLimitOf(response.owner))
    await deleteAnswerFiles(dropped) // before their ids are lost
    const Put = {
      TableName: tableName(),
      Item: item,
      ConditionExpression: 'version = :version AND #owner = :owner',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':version': response.version, ':owner': response.owner },
    }
    if (!(await write([{ Put }], { id, attach: files.filter((file) => !before.has(file.id)), detach }))) continue
    return finishSave({ response: next, dropped: detach })
  }
  throw staleVersion()
}

/**
 * Makes a user the owner of a guest's response. 404 if the response is another user's, 409 if the user has another response to the survey, 401 if
 * the account was deleted.
 */
export async function claimResponse(id: string, userId: string): Promise<StoredResponse> {
  for (let attempt = 0; attempt < maxWriteAttempts; attempt++) {
    const response = await findResponse(id)
    if (!response || !mayChange(response, userId)) throw notFound('response')
    if (response.owner === userId) return response
    if (await putClaim(response, userId)) return { ...response, owner: userId, version: response.version + 1 }
  }
  throw notFound('response')
}

/** False if the response was changed meanwhile. */
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
    await documents().send(new TransactWriteCommand({ TransactItems: [{ Update: own }, { Put: mine }, userExists(userId)] }))
    return true
  } catch (error) {
    const [isChanged, hasAnswered, isGone] = refusedParts(error)
    if (isGone) throw signInRequired()
    if (hasAnswered && !isChanged)
      throw new HttpError(409, 'response.already_answered', 'You have already answered this survey. Your earlier response was kept.')
    if (!isChanged) throw error
    return false
  }
}
