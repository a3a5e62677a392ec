import { isAdmin } from '#shared/accounts/isAdmin.ts'
import { fileValues } from '#shared/kinds/files.ts'
import type { Demographics } from '#shared/responses/demographics.ts'
import type { Language } from '#shared/fields.ts'
import { limits } from '#shared/limits.ts'
import type { Answer, GivenOnce, Response } from '#shared/responses/response.ts'
import { replySize } from '../../platform/replySize.ts'
import { notFound, HttpError, tooLarge } from '../../platform/errors.ts'
import { surveyIdOf } from '../ids.ts'
import { key, responseIdOf } from '../keys.ts'
import { pack, unpack } from '../pack.ts'
import type { StoredResponse } from './storedResponse.ts'
import { get, type Item } from '../table.ts'
import type { StoredUser } from '../users/users.ts'

/** The answers of a respondent, checked and sanitized. */
export type Answered = { answers: Answer[]; demographics: Demographics; language: Language | null; survey_version: number }

export function responseItem({ response, request, dropped = [] }: Stored): Item {
  const { id, survey_id, answers, demographics, drawn, link, ...rest } = response
  const packed = pack({ answers, demographics, drawn, link })
  return { ...key.response(survey_id, id), ...rest, packed, ...(request && { request }), ...(dropped.length > 0 && { dropped }) }
}

/** 413 if a response's item exceeds `packedLimit` bytes, or if the response exceeds a reply. */
export function requireStorable(response: StoredResponse, { packed }: Item, packedLimit: number): void {
  const { length } = packed as Uint8Array
  if (length > packedLimit) throw tooLarge('response', length, packedLimit)
  const size = replySize(toPublicResponse(response))
  if (size > limits.responseReplyBytes) throw tooLarge('response', size, limits.responseReplyBytes)
}

/** Also stored with a response: a hash of the content sent with its Idempotency-Key, and the ids of files that the last save detached. */
type Beside = { request?: string | undefined; dropped?: string[] | undefined }
export type Stored = Beside & { response: StoredResponse }

/** The response that an item stores. Throws if it cannot be read. */
export function storedResponse(item: Item): StoredResponse {
  const { sk, packed, version, survey_version, language, owner, created_at, updated_at, seconds, source, screened, seed } = item as Item &
    StoredResponse & { sk: string; packed: Uint8Array }
  const id = responseIdOf(sk)
  const { answers, demographics, drawn, link } = unpack(packed) as { answers: Answer[]; demographics: Demographics } & GivenOnce
  const survey_id = surveyIdOf(id)!
  const times = { created_at, updated_at, ...(seconds && { seconds }) }
  const given = { ...(source && { source }), ...(screened && { screened }), ...givenOnceOf({ seed, drawn, link }) }
  return { id, survey_id, answers, demographics, version, survey_version, language, owner, ...times, ...given }
}

const givenOnceOf = ({ seed, drawn, link }: GivenOnce): GivenOnce => ({
  ...(seed && { seed }),
  ...(drawn && { drawn }),
  ...(link && { link }),
})

/** The same; null for an unreadable item. */
export function tryReadResponse(item: Item): StoredResponse | null {
  try {
    return storedResponse(item)
  } catch {
    return null
  }
}

export async function findStored(id: string): Promise<Stored | null> {
  const surveyId = surveyIdOf(id)
  const item = surveyId && (await get(key.response(surveyId, id), { consistent: true }))
  if (!item) return null
  const { request, dropped } = item as Beside
  return { response: storedResponse(item), request, dropped }
}

export const findResponse = async (id: string): Promise<StoredResponse | null> => (await findStored(id))?.response ?? null

export const filesIn = ({ answers }: Pick<StoredResponse, 'answers'>): Set<string> =>
  new Set(answers.flatMap(({ value }) => fileValues(value)).map((file) => file.id))

/** Whether a user may change a response: a guest's, or their own. Never an imported one, whose id the admin who imported it could compute. */
export const mayChange = ({ owner, source }: Pick<StoredResponse, 'owner' | 'source'>, userId: string | undefined | null): boolean =>
  source !== 'imported' && (owner === null || owner === userId)

/** Whether a user may read a response: admins, and everyone who may change it. */
export const mayRead = (response: StoredResponse, user: StoredUser | null): boolean => mayChange(response, user?.id) || isAdmin(user)

/** The response if that person may read it, else 404, whether it exists or not. 413 for one that was stored before replies had a limit. */
export async function readResponse(id: string, user: StoredUser | null): Promise<StoredResponse> {
  const response = await findResponse(id)
  if (!response || !mayRead(response, user)) throw notFound('response')
  if (replySize(response) > limits.replyBytes)
    throw new HttpError(413, 'response.too_large_to_show', 'This response is too large to show. An export has all of it.')
  return response
}

export async function myResponseId(userId: string, surveyId: string): Promise<string | null> {
  return ((await get(key.myResponse(userId, surveyId), { consistent: true }))?.response_id as string | undefined) ?? null
}

/** A person's own response to a survey; 404 `response.none` where there is none. */
export async function myResponse(userId: string, surveyId: string): Promise<StoredResponse> {
  const id = await myResponseId(userId, surveyId)
  const response = id && (await findResponse(id))
  if (!response || response.owner !== userId) throw new HttpError(404, 'response.none', 'You have not answered this survey yet.')
  return response
}

/** A response for its respondent. */
export const toPublicResponse = ({
  owner: _owner,
  seconds: _seconds,
  source: _source,
  screened,
  ...response
}: StoredResponse): Response => ({
  ...response,
  state: screened ? 'screened' : 'stored',
})
