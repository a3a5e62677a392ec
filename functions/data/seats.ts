import { PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { randomUUID } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { documents } from '../platform/aws.ts'
import { errorName, log } from '../platform/log.ts'
import { key } from './keys.ts'
import { deletionOf, get, getAll, maxWriteAttempts, tableName, unlessRefused, type Item, type Writes } from './table.ts'

/**
 * A survey's counter, which exists while the survey has a limit. `generation`: changes whenever a limit is set. `taken`: the seats that are taken;
 * `given`: how many were ever given back. `counting_since`: its responses are not counted yet; ISO 8601. `sound`: how many had ever been taken when a
 * recount last found all of them in use. `taken_at`: when the last one was taken, in ms; `held1` and on: the ids of the responses that took the last
 * ones.
 */
export type Seats = { generation: string; taken: number; given: number; counting_since?: string; sound?: number; taken_at?: number } & {
  [Name in (typeof holders)[number]]?: string
}

/** As many submissions as may be in progress when a survey becomes full. */
const holders = ['held1', 'held2', 'held3', 'held4', 'held5'] as const

/** A seat of a survey to give back. `at`: when it was known to be taken, in ms. */
export type Seat = { surveyId: string; generation: string; at: number }

type Seated = { source?: string | undefined; screened?: boolean | undefined }

/** Whether a stored response has a seat where its survey has a limit. */
export const hasSeat = ({ source, screened }: Seated): boolean => source !== 'imported' && !screened

/** How many seats of a survey are taken, by its counter; null without a counter. */
export async function readSeats(surveyId: string, { consistent = true } = {}): Promise<Seats | null> {
  return ((await get(key.seats(surveyId), { consistent })) as Seats | undefined) ?? null
}

/** The update that inserts an id first and shifts the others; it reads the values from before the update. */
const holdFirst = `SET held1 = :id, ${holders.slice(1).map((name, at) => `${name} = if_not_exists(${holders[at]!}, :id)`).join(', ')}, taken_at = :at` // oxfmt-ignore

/** Whether a response took one of the last seats, so that its call may still be storing it. */
export async function holdsSeat(surveyId: string, responseId: string): Promise<boolean> {
  const seats = await readSeats(surveyId)
  const isRecent = Date.now() - (seats?.taken_at ?? 0) < limits.seatSeconds * 1000
  return isRecent && holders.some((name) => seats?.[name] === responseId)
}

/**
 * Takes a seat before the response of that id is written. `full`: as many as `limit` are taken; `counting`: the responses are not counted yet;
 * `unlimited`: the survey has no counter. If the reply of a write is lost, the SDK may take two seats: the recount gives one back.
 */
export async function takeSeat(surveyId: string, limit: number, responseId: string): Promise<Seat | 'full' | 'counting' | 'unlimited'> {
  for (let attempt = 0; attempt < maxWriteAttempts; attempt++) {
    const at = Date.now()
    const update = {
      UpdateExpression: `${holdFirst} ADD taken :one`,
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(counting_since) AND taken < :limit',
      ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':id': responseId, ':at': at },
      ReturnValues: 'ALL_NEW' as const,
    }
    const taken = await unlessRefused(documents().send(new UpdateCommand({ TableName: tableName(), Key: key.seats(surveyId), ...update })))
    if (taken) return { surveyId, generation: (taken.Attributes as Seats).generation, at }
    const seats = await readSeats(surveyId)
    if (!seats) return 'unlimited'
    if (seats.counting_since) return 'counting'
    if (seats.taken >= limit) return 'full'
  }
  return 'full'
}

/** A seat of the survey's present counter, to give back for responses deleted after this call; null without a counter, and while responses are counted. */
export async function openSeat(surveyId: string): Promise<Seat | null> {
  const at = Date.now()
  const seats = await readSeats(surveyId)
  return seats && !seats.counting_since ? { surveyId, generation: seats.generation, at } : null
}

/**
 * Gives seats back: after a refusal, or once their responses are deleted. Does nothing if the responses were counted since, or if so much time has
 * passed that a recount may have given them back. A transaction, since a retry of the SDK then has no effect.
 */
export async function giveBackSeats({ surveyId, generation, at }: Seat, seats = 1): Promise<void> {
  if (seats === 0 || Date.now() - at > limits.seatSeconds * 1000) return
  try {
    await move(surveyId, seats, 'generation = :generation', { ':generation': generation })
  } catch (error) {
    log('busy', { route: 'giveBackSeats', survey: surveyId, error: errorName(error) }) // the recount gives it back
  }
}

/** Gives back seats without a response, if none was given back since `seen`; false if one was. */
export async function giveBackMissing(surveyId: string, { generation, given }: Seats, seats: number): Promise<boolean> {
  return move(surveyId, seats, 'generation = :generation AND given = :given', { ':generation': generation, ':given': given })
}

/** Stores that a recount found all of these seats in use. */
export async function markSound(surveyId: string, seats: Seats): Promise<void> {
  const update = {
    UpdateExpression: 'SET sound = :ever',
    ConditionExpression: 'generation = :generation',
    ExpressionAttributeValues: { ':ever': everTaken(seats), ':generation': seats.generation },
  }
  await unlessRefused(documents().send(new UpdateCommand({ TableName: tableName(), Key: key.seats(surveyId), ...update })))
}

const everTaken = ({ taken, given }: Seats) => taken + given

/** The counters of these surveys by id. `isMoved`: seats were taken since the last recount that found all seats in use. */
export async function readAllSeats(surveyIds: string[]): Promise<Map<string, { isMoved: boolean }>> {
  const ids = new Map(surveyIds.map((id) => [key.seats(id).pk, id]))
  const items = await getAll([...ids.values()].map((id) => key.seats(id)), { consistent: false }) // oxfmt-ignore
  return new Map(
    items.map((item) => [ids.get(item['pk'] as string)!, { isMoved: (item as Item & Seats).sound !== everTaken(item as Item & Seats) }]),
  )
}

async function move(surveyId: string, seats: number, condition: string, values: Record<string, unknown>): Promise<boolean> {
  const Update = {
    TableName: tableName(),
    Key: key.seats(surveyId),
    UpdateExpression: 'ADD taken :less, given :seats',
    ConditionExpression: `${condition} AND attribute_not_exists(counting_since) AND taken >= :seats`,
    ExpressionAttributeValues: { ...values, ':less': -seats, ':seats': seats },
  }
  return (
    (await unlessRefused(documents().send(new TransactWriteCommand({ ClientRequestToken: randomUUID(), TransactItems: [{ Update }] })))) !==
    null
  )
}

type Limited = { id: string; response_limit?: number | null | undefined }

/** Whether all seats of a survey are taken, by default as it was a moment ago. Reads nothing for a survey without a limit. */
export async function isFull(survey: Limited, { consistent = false } = {}): Promise<boolean> {
  return survey.response_limit ? isTaken(survey, await readSeats(survey.id, { consistent })) : false
}

/** The ids of those of these surveys that are full. */
export async function fullSurveys(surveys: Limited[]): Promise<Set<string>> {
  const limited = surveys.filter(({ response_limit }) => response_limit)
  const items = await getAll(
    limited.map(({ id }) => key.seats(id)),
    { consistent: false },
  )
  const seats = new Map(items.map((item) => [item['pk'], item as Item & Seats]))
  return new Set(limited.filter((survey) => isTaken(survey, seats.get(key.seats(survey.id).pk) ?? null)).map(({ id }) => id))
}

const isTaken = ({ response_limit }: Limited, seats: Seats | null) =>
  seats !== null && !seats.counting_since && seats.taken >= (response_limit ?? Infinity)

/** The change of a save to the survey's counter. `counting`: the generation for which a job must then count the responses. */
type SeatsChange = { writes: Writes; counting: string | null }

/**
 * Setting a limit creates a counter, which is ready immediately unless there `mayBeResponses`, stored or in progress. Removing the limit deletes the
 * counter; changing its number keeps it. A missing counter is created, and an unfinished count is restarted.
 */
export async function seatsChange(
  surveyId: string,
  { before, after }: Record<'before' | 'after', number | null | undefined>,
  mayBeResponses: () => Promise<boolean>,
): Promise<SeatsChange> {
  if (!after) return { writes: before ? [deletionOf(key.seats(surveyId))] : [], counting: null }
  const kept = before ? await readSeats(surveyId) : null
  if (kept) return { writes: [], counting: isStuck(kept) ? kept.generation : null }
  const isCounting = await mayBeResponses()
  const Item = newSeats(surveyId, isCounting)
  return { writes: [{ Put: { TableName: tableName(), Item } }], counting: isCounting ? Item.generation : null }
}

const newSeats = (surveyId: string, isCounting: boolean): Item & Seats => ({
  ...key.seats(surveyId),
  generation: randomUUID(),
  taken: 0,
  given: 0,
  ...(isCounting && { counting_since: new Date().toISOString() }),
})

/** Whether the job that counts did not finish, or was never started. */
export const isStuck = ({ counting_since }: Seats): boolean =>
  counting_since !== undefined && Date.now() - Date.parse(counting_since) > limits.seatsCountedSeconds * 1000

/** Starts a count of a survey's seats as if its limit was set now. */
export async function restartSeats(surveyId: string): Promise<Seats> {
  const Item = newSeats(surveyId, true)
  await documents().send(new PutCommand({ TableName: tableName(), Item }))
  return Item
}

/** An admin's survey with its seats: `taken` is null while its responses are counted. */
export async function withSeats<T extends Limited>(survey: T): Promise<T & { seats?: { taken: number | null } }> {
  const seats = survey.response_limit ? await readSeats(survey.id) : null
  return seats ? { ...survey, seats: { taken: seats.counting_since ? null : seats.taken } } : survey
}

/** Sets the counter of that generation to the responses that were counted. Does nothing if that counter is not waiting for a count. */
export async function beginSeats(surveyId: string, generation: string, taken: number): Promise<void> {
  const update = {
    UpdateExpression: 'SET taken = :taken REMOVE counting_since',
    ConditionExpression: 'generation = :generation AND attribute_exists(counting_since)',
    ExpressionAttributeValues: { ':taken': taken, ':generation': generation },
  }
  await unlessRefused(documents().send(new UpdateCommand({ TableName: tableName(), Key: key.seats(surveyId), ...update })))
}
