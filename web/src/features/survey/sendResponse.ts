import type { Response, UpdateResponseBody } from '#shared/response.ts'
import { ApiError, call } from '../../lib/api.ts'
import { store, stored } from '../../lib/storage.ts'

/** A response that was sent and not acknowledged: the server may have it or not. `body` is what was sent first. */
type Pending = { key: string; body: UpdateResponseBody }

const pendingKey = (surveyId: string) => `submit:${surveyId}`

/**
 * Sends a new response. Its Idempotency-Key is kept on this device until the server acknowledges it, so that a retry, even after a reload,
 * never makes a second one. Where an earlier try did arrive with other answers, that response is changed to these. Throws ApiError.
 */
export async function submitResponse(surveyId: string, body: UpdateResponseBody): Promise<Response> {
  const earlier = readPending(surveyId)
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

/** Saves changes to a response that the server has. Throws ApiError. */
export const updateResponse = async (id: string, body: UpdateResponseBody): Promise<Response> =>
  (await call('updateResponse', { id, body })) as Response

const post = async (survey_id: string, body: UpdateResponseBody, key: string) =>
  (await call('submitResponse', { body: { survey_id, ...body } }, { headers: { 'idempotency-key': key } })) as Response

/** The key brings back the response of the earlier try; where even that is refused by now, the answers go under a key of their own. */
async function replaceEarlier(surveyId: string, earlier: Pending, body: UpdateResponseBody): Promise<Response> {
  try {
    const { id } = await post(surveyId, earlier.body, earlier.key)
    const response = await updateResponse(id, body)
    keepPending(surveyId, null)
    return response
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    keepPending(surveyId, null)
    return submitResponse(surveyId, body)
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
