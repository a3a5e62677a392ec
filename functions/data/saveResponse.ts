import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { createHash } from 'node:crypto'
import { documents } from '../lib/aws.ts'
import { notFound, Refusal, stale } from '../lib/errors.ts'
import { newResponseId, responseIdFromKey } from './ids.ts'
import { key } from './keys.ts'
import { findResponse, findStored, mayChange, myResponseId, responseItem, type Answered } from './responses.ts'
import type { StoredResponse } from './storedResponse.ts'
import { cancellation, isNew, refusedCondition, tableName, type Item } from './table.ts'

type Submission = { surveyId: string; owner: string | null; idempotencyKey: string | undefined; answered: Answered }
type Saved = { response: StoredResponse; existed: boolean }

/** Tries of a save that others overtake: each time one of them got through. */
const contention = 20

/**
 * Stores a first response, or comes back to the one that is there: the same Idempotency-Key finds its own again (422 with other
 * content), and a signed-in person who has answered already changes theirs. `existed` is true for both.
 */
export async function submit(submission: Submission): Promise<Saved> {
  const { surveyId, owner, idempotencyKey, answered } = submission
  const id = idempotencyKey ? responseIdFromKey(surveyId, idempotencyKey) : newResponseId(surveyId)
  const now = new Date().toISOString()
  const response: StoredResponse = { id, survey_id: surveyId, version: 1, owner, created_at: now, updated_at: now, ...answered }
  const request = idempotencyKey && fingerprint(answered)
  const Item = responseItem(response, request)
  if (await (owner ? putOwned(Item, response, owner) : putGuest(Item))) return { response, existed: false }
  const known = await findStored(id)
  if (known) return { response: repeated(known, request, owner), existed: true }
  const mine = owner && (await myResponseId(owner, surveyId))
  if (!mine) throw new Error(`A response to survey ${surveyId} was refused for one that is not there.`)
  return { response: await update(mine, owner, answered, undefined), existed: true }
}

/** What the same key must be sent with again. The survey's version is left out: a retry may meet a newer one. */
const fingerprint = ({ answers, demographics }: Answered) =>
  createHash('sha256')
    .update(JSON.stringify([answers, demographics]))
    .digest('base64url')

function repeated(known: { response: StoredResponse; request: string | undefined }, request: string | undefined, owner: string | null) {
  const { response } = known
  if (response.owner !== null && response.owner !== owner) throw notFound('response')
  if (known.request !== request)
    throw new Refusal(422, 'idempotency.other_content', 'This Idempotency-Key was used with other answers already.')
  return response
}

/** Puts a guest's response; false where its id is taken. */
async function putGuest(Item: Item): Promise<boolean> {
  try {
    await documents().send(new PutCommand({ TableName: tableName(), Item, ConditionExpression: isNew }))
    return true
  } catch (error) {
    if (refusedCondition(error)) return false
    throw error
  }
}

/** Puts a member's response with the item that makes it the only one; false where either is there. */
async function putOwned(Item: Item, response: StoredResponse, owner: string): Promise<boolean> {
  const mine = { ...key.myResponse(owner, response.survey_id), response_id: response.id }
  const puts = [Item, mine].map((item) => ({ Put: { TableName: tableName(), Item: item, ConditionExpression: isNew } }))
  try {
    await documents().send(new TransactWriteCommand({ TransactItems: puts }))
    return true
  } catch (error) {
    if (cancellation(error)?.some(({ code }) => code === 'ConditionalCheckFailed')) return false
    throw error
  }
}

/** Replaces what was answered. 404 where it is not that person's to change, 412 when `ifMatch` is not the stored version. */
export async function update(
  id: string,
  userId: string | null | undefined,
  answered: Answered,
  ifMatch: number | undefined,
): Promise<StoredResponse> {
  for (let tries = 0; tries < contention; tries++) {
    const stored = await findStored(id)
    if (!stored || !mayChange(stored.response, userId)) throw notFound('response')
    const { response, request } = stored
    if (ifMatch !== undefined && ifMatch !== response.version) throw stale()
    const next = { ...response, ...answered, version: response.version + 1, updated_at: new Date().toISOString() }
    try {
      await documents().send(
        new PutCommand({
          TableName: tableName(),
          Item: responseItem(next, request),
          ConditionExpression: 'version = :version AND #owner = :owner',
          ExpressionAttributeNames: { '#owner': 'owner' },
          ExpressionAttributeValues: { ':version': response.version, ':owner': response.owner },
        }),
      )
      return next
    } catch (error) {
      if (!refusedCondition(error)) throw error
    }
  }
  throw stale()
}

/**
 * Gives a guest's response to a person. Their own again is fine; 404 for somebody else's, 409 when they have another one for that
 * survey. Of many claims at once, one wins.
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
    await documents().send(new TransactWriteCommand({ TransactItems: [{ Update: own }, { Put: mine }] }))
    return true
  } catch (error) {
    const reasons = cancellation(error)
    if (!reasons) throw error
    if (reasons[1]?.code === 'ConditionalCheckFailed' && reasons[0]?.code !== 'ConditionalCheckFailed')
      throw new Refusal(409, 'response.already_answered', 'You have a response to this survey already. It was kept.')
    if (reasons[0]?.code !== 'ConditionalCheckFailed') throw error
    return false
  }
}
