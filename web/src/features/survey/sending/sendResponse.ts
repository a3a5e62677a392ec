import type { Response, UpdateResponseBody } from '#shared/responses/response.ts'
import { ApiError, call } from '../../../lib/api/api.ts'
import { token } from '../../../lib/session/session.ts'
import { writeStorage, readStorage } from '../../../lib/store/storage.ts'
import { loadRemembered, loadResponse, fetchOwnResponse } from '../persistence/loadSurvey.ts'
import { ResponseConflict } from './ResponseConflict.ts'
import { rememberAddress, rememberResponse } from '../persistence/rememberedResponse.ts'
import { sameAnswers } from '../answers/sameAnswers.ts'

/** The saved response that a change is made to, at the version that the person saw. */
export type Base = Pick<Response, 'id' | 'version'>

/** A response that was sent and not acknowledged: the server has none of `bodies`, or one of them, which it keeps under `key`. */
type Pending = { key: string; bodies: UpdateResponseBody[] }

/** What one form tried so far. `sent`: what it sent under which key. `asNew`: the person wants a response beside the one that was sent before. */
export type SubmissionState = { sent: Set<string>; asNew: boolean }

const pendingKey = (surveyId: string) => `submit:${surveyId}`

/**
 * Sends a first response, or the changes to `base`; the device remembers a guest's. Throws ApiError, and ResponseConflict where the person has to
 * decide.
 */
export async function sendResponse(
  survey: { id: string; slug: string },
  base: Base | null,
  body: UpdateResponseBody,
  state: SubmissionState,
): Promise<Response> {
  const send = async () => {
    const response = await (base ? update(base, body) : submit(survey.id, body, state))
    writePending(survey.id, null)
    rememberAddress(survey)
    if (!token()) rememberResponse(survey, response.id)
    return response
  }
  return withTabLock(pendingKey(survey.id), send)
}

/**
 * Its Idempotency-Key is kept on this device until the server acknowledges it, so that a retry, even after a reload, never makes a second
 * response. Where an earlier try of this form did arrive with other answers, that response is changed to these; one that was left here
 * before may be of somebody else, who had the device then: nothing of it is replaced unasked.
 */
async function submit(surveyId: string, body: UpdateResponseBody, tries: SubmissionState): Promise<Response> {
  const left = readPending(surveyId)
  const isOwn = left?.bodies.some((each) => tries.sent.has(bodyId(left.key, each)))
  const earlier = isOwn || !tries.asNew ? left : null
  const mine = token() ? await fetchOwnResponse(surveyId) : null
  if (mine) return updateOwnResponse(mine, earlier, body)
  const sent = tries.asNew ? null : await loadRemembered(surveyId)
  if (sent && !sameAnswers(sent, body)) throw new ResponseConflict(sent, true)
  if (sent) return sent
  const key = earlier?.key ?? crypto.randomUUID()
  const others = earlier?.bodies.filter((each) => !sameAnswers(each, body)) ?? []
  writePending(surveyId, { key, bodies: [...others, body] })
  tries.sent.add(bodyId(key, body))
  try {
    return await post(surveyId, body, key)
  } catch (error) {
    if (error instanceof ApiError && error.isRefusal) writePending(surveyId, earlier)
    if (earlier && hasCode(error, 'idempotency.other_content')) return retryEarlier(surveyId, { key, bodies: others }, body, tries)
    throw error
  }
}

const bodyId = (key: string, body: UpdateResponseBody) => JSON.stringify([key, body])

/** The person has a response by now: the one of an earlier try is theirs to change, any other is theirs to decide about. */
async function updateOwnResponse(mine: Response, earlier: Pending | null, body: UpdateResponseBody): Promise<Response> {
  const isEarlier = earlier?.bodies.some((each) => sameAnswers(mine, each))
  if (!isEarlier && !sameAnswers(mine, body)) throw new ResponseConflict(mine)
  return sameAnswers(mine, body) ? mine : update(mine, body)
}

/** A try that arrived without our hearing of it left the very answers that are sent again: that is no conflict. */
async function update(base: Base, body: UpdateResponseBody): Promise<Response> {
  const { id, version } = base
  try {
    return (await call('updateResponse', { id, body }, { headers: { 'if-match': `"${version}"` } })) as Response
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error
    const theirs = await loadResponse(id)
    if (!theirs) throw new ApiError(404, 'response.not_found')
    if (sameAnswers(theirs, body)) return theirs
    throw new ResponseConflict(theirs)
  }
}

const post = async (survey_id: string, body: UpdateResponseBody, key: string) =>
  (await call('submitResponse', { body: { survey_id, ...body } }, { headers: { 'idempotency-key': key } })) as Response

/**
 * The key brings back the response of whichever earlier try arrived; where all of them are refused by now, the answers go under a key of
 * their own.
 */
async function retryEarlier(
  surveyId: string,
  { key, bodies }: Pending,
  body: UpdateResponseBody,
  tries: SubmissionState,
): Promise<Response> {
  for (const each of bodies) {
    const arrived = await nullIfRefused(post(surveyId, each, key))
    if (!arrived) continue
    if (tries.sent.has(bodyId(key, each))) return update(arrived, body)
    tries.sent.clear() // what else went under that key did not arrive
    throw new ResponseConflict(arrived, true)
  }
  writePending(surveyId, null)
  return submit(surveyId, body, tries)
}

const nullIfRefused = (posted: Promise<Response>) =>
  posted.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 422) return null
    throw error
  })

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

function readPending(surveyId: string): Pending | null {
  try {
    const left = JSON.parse(readStorage(pendingKey(surveyId)) ?? 'null') as Pending | null
    return Array.isArray(left?.bodies) ? left : null
  } catch {
    return null
  }
}

const writePending = (surveyId: string, pending: Pending | null) =>
  void writeStorage(pendingKey(surveyId), pending && JSON.stringify(pending))

/** Runs `work` while no other tab of this browser runs work of the same name. Without the Web Locks API, or where it refuses, just runs it. */
async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  let isStarted = false
  const start = () => {
    isStarted = true
    return work()
  }
  try {
    return await navigator.locks.request(name, start)
  } catch (error) {
    if (isStarted) throw error
    return work()
  }
}
