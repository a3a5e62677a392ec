import type { Answer, Response, UpdateResponseBody } from '#shared/responses/response.ts'
import { ApiError, call } from '../../../lib/api/api.ts'
import { token } from '../../../lib/session/session.ts'
import { writeStorage, readStorage } from '../../../lib/store/storage.ts'
import { draw } from '../draw/lazyDraw.ts'
import { loadRemembered, loadResponse, fetchOwnResponse } from '../persistence/loadSurvey.ts'
import { ResponseConflict } from './problems/ResponseConflict.ts'
import { rememberAddress, rememberResponse } from '../persistence/rememberedResponse.ts'
import type { Sent } from '../saved/sent.ts'
import { sameAnswers } from '../answers/saved/sameAnswers.ts'

/** The id of the saved response to change, and the version that the respondent saw. */
export type Base = Pick<Response, 'id' | 'version'>

/** First responses that were sent and not acknowledged: the server stored at most one of `bodies`, under the idempotency key `key`. */
type Pending = { key: string; bodies: UpdateResponseBody[] }

/** The attempts of one form. `sent`: the bodyId of each body. `asNew`: the respondent wants a second response. */
export type SubmissionState = { sent: Set<string>; asNew: boolean }

const pendingKey = (surveyId: string) => `submit:${surveyId}`

/**
 * Sends a response; remembers a guest's first response on this device. Throws ApiError, and ResponseConflict for a response that the respondent has
 * not seen.
 */
export async function sendResponse(
  survey: { id: string; slug: string },
  base: Base | null,
  body: UpdateResponseBody,
  state: SubmissionState,
): Promise<Sent> {
  const send = async () => {
    const response = await (base ? update(base, body) : sendFirst(survey.id, body, state))
    writePending(survey.id, null)
    draw.chunk?.closeForm(survey.id)
    rememberAddress(survey)
    if (response.id && !token()) rememberResponse(survey, response.id)
    return response
  }
  return withTabLock(pendingKey(survey.id), send)
}

/**
 * Sends a first response. Its idempotency key stays on this device until the server acknowledges it, so that a retry, even after a reload, never
 * makes a second response. If an earlier attempt of this form arrived with other answers, that response is updated. A response from before this form
 * may be another respondent's on the same device, so it is a ResponseConflict.
 */
async function sendFirst(surveyId: string, body: UpdateResponseBody, state: SubmissionState): Promise<Sent> {
  const pending = readPending(surveyId)
  const isOwn = pending?.bodies.some((each) => state.sent.has(bodyId(pending.key, each)))
  const earlier = isOwn || !state.asNew ? pending : null
  const own = token() ? await fetchOwnResponse(surveyId) : null
  if (own) return updateOwnResponse(own, earlier, body)
  const sent = state.asNew ? null : await loadRemembered(surveyId)
  if (sent && !sameAnswers(sent, body)) throw new ResponseConflict(sent, true)
  if (sent) return sent
  const key = earlier?.key ?? crypto.randomUUID()
  const others = earlier?.bodies.filter((each) => !sameAnswers(each, body)) ?? []
  writePending(surveyId, { key, bodies: [...others, body] })
  state.sent.add(bodyId(key, body))
  try {
    return await post(surveyId, body, key)
  } catch (error) {
    if (error instanceof ApiError && error.isRefusal) writePending(surveyId, earlier)
    if (earlier && hasCode(error, 'idempotency.other_content')) return retryEarlier(surveyId, { key, bodies: others }, body, state)
    throw error
  }
}

const bodyId = (key: string, body: UpdateResponseBody) => JSON.stringify([key, body])

/** For a user who has a response already: updates it if it came from an earlier attempt, else throws ResponseConflict unless it is equal. */
async function updateOwnResponse(own: Response, earlier: Pending | null, body: UpdateResponseBody): Promise<Response> {
  const isEarlier = earlier?.bodies.some((each) => sameAnswers(own, each))
  if (!isEarlier && !sameAnswers(own, body)) throw new ResponseConflict(own)
  return sameAnswers(own, body) ? own : update(own, body)
}

/**
 * Changes a saved response, unless an earlier attempt ended the survey. A 412 is no conflict if the stored response is equal: an earlier attempt
 * arrived, and its reply was lost.
 */
async function update(base: Base | Response, body: UpdateResponseBody): Promise<Response> {
  if ('state' in base && base.state === 'screened') return base
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

async function post(survey_id: string, body: UpdateResponseBody, key: string): Promise<Sent> {
  const reply = await call('submitResponse', { body: { survey_id, ...body } }, { headers: { 'idempotency-key': key } })
  return reply.state === 'not_kept' ? unkept(survey_id, body, reply.next) : (reply as Sent)
}

/** The sent answers as a response to show once, since the survey does not keep it. */
const unkept = (survey_id: string, { answers, demographics, ...rest }: UpdateResponseBody, next: string | null): Sent => ({
  ...rest,
  id: '',
  survey_id,
  answers: answers as Answer[],
  demographics: demographics ?? {},
  version: 1,
  survey_version: 1,
  created_at: '',
  updated_at: '',
  state: 'screened',
  next,
})

/**
 * Posts earlier bodies again: if one had arrived, the server returns that response by its key, and it is updated to `body`. If all are refused (422),
 * `body` is sent.
 */
async function retryEarlier(surveyId: string, { key, bodies }: Pending, body: UpdateResponseBody, state: SubmissionState): Promise<Sent> {
  for (const each of bodies) {
    const arrived = await nullIfRefused(post(surveyId, each, key))
    if (!arrived) continue
    if (state.sent.has(bodyId(key, each))) return update(arrived, body)
    state.sent.clear() // no other body with that key arrived
    throw new ResponseConflict(arrived, true)
  }
  writePending(surveyId, null)
  return sendFirst(surveyId, body, state)
}

const nullIfRefused = (posted: Promise<Response>) =>
  posted.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 422) return null
    throw error
  })

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

function readPending(surveyId: string): Pending | null {
  try {
    const pending = JSON.parse(readStorage(pendingKey(surveyId)) ?? 'null') as Pending | null
    return Array.isArray(pending?.bodies) ? pending : null
  } catch {
    return null
  }
}

const writePending = (surveyId: string, pending: Pending | null) =>
  void writeStorage(pendingKey(surveyId), pending && JSON.stringify(pending))

/** Runs `work` while no other tab of this browser runs work of the same name. If the Web Locks API is missing or fails, just runs it. */
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
