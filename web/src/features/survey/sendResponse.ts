import type { Response, UpdateResponseBody } from '#shared/response.ts'
import { ApiError, call } from '../../lib/api.ts'
import { token } from '../../lib/session.ts'
import { store, stored } from '../../lib/storage.ts'
import { loadResponse, ownResponse } from './loadSurvey.ts'
import { Overtaken } from './Overtaken.ts'
import { sameAnswers } from './sameAnswers.ts'

/** The saved response that a change is made to, at the version that the person saw. */
export type Base = Pick<Response, 'id' | 'version'>

/** A response that was sent and not acknowledged: the server may have it or not. `body` is what was sent first. */
type Pending = { key: string; body: UpdateResponseBody }

const pendingKey = (surveyId: string) => `submit:${surveyId}`

/** Sends a first response, or the changes to `base`. Throws ApiError, and Overtaken where the person has to decide. */
export const sendResponse = (surveyId: string, base: Base | null, body: UpdateResponseBody): Promise<Response> =>
  base ? update(base, body) : submit(surveyId, body)

/**
 * Its Idempotency-Key is kept on this device until the server acknowledges it, so that a retry, even after a reload, never makes a second
 * response. Where an earlier try did arrive with other answers, that response is changed to these.
 */
async function submit(surveyId: string, body: UpdateResponseBody): Promise<Response> {
  const earlier = readPending(surveyId)
  const mine = token() ? await ownResponse(surveyId) : null
  if (mine) return replaceMine(surveyId, mine, earlier, body)
  const pending = earlier ?? { key: crypto.randomUUID(), body }
  keepPending(surveyId, pending)
  try {
    const response = await post(surveyId, body, pending.key)
    keepPending(surveyId, null)
    return response
  } catch (error) {
    if (earlier && hasCode(error, 'idempotency.other_content')) return replaceEarlier(surveyId, earlier, body)
    if (!earlier && isRefusal(error)) keepPending(surveyId, null)
    throw error
  }
}

/** The person has a response by now: the one of an earlier try is theirs to change, any other is theirs to decide about. */
async function replaceMine(surveyId: string, mine: Response, earlier: Pending | null, body: UpdateResponseBody): Promise<Response> {
  const isEarlier = earlier !== null && sameAnswers(mine, earlier.body)
  if (!isEarlier && !sameAnswers(mine, body)) throw new Overtaken(mine)
  const response = sameAnswers(mine, body) ? mine : await update(mine, body)
  keepPending(surveyId, null)
  return response
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
    throw new Overtaken(theirs)
  }
}

const post = async (survey_id: string, body: UpdateResponseBody, key: string) =>
  (await call('submitResponse', { body: { survey_id, ...body } }, { headers: { 'idempotency-key': key } })) as Response

/** The key brings back the response of the earlier try; where even that is refused by now, the answers go under a key of their own. */
async function replaceEarlier(surveyId: string, earlier: Pending, body: UpdateResponseBody): Promise<Response> {
  try {
    const response = await update(await post(surveyId, earlier.body, earlier.key), body)
    keepPending(surveyId, null)
    return response
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    keepPending(surveyId, null)
    return submit(surveyId, body)
  }
}

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** True where the server has surely stored nothing. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

function readPending(surveyId: string): Pending | null {
  try {
    return JSON.parse(stored(pendingKey(surveyId)) ?? 'null') as Pending | null
  } catch {
    return null
  }
}

const keepPending = (surveyId: string, pending: Pending | null) => store(pendingKey(surveyId), pending && JSON.stringify(pending))
