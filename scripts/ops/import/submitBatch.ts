import { type Api, ApiError } from './api.ts'
import { type Batch, type Outcome, refused } from './batches.ts'
import { type Pace, sleep } from './pace.ts'
import type { Line } from './readLines.ts'

/** The server cannot be reached, or keeps failing. */
export class Unreachable extends Error {}

/** Retries of a batch that the server does not answer or fails on; the waits (ms) double from `firstWait` to `longestWait`. */
const retries = { most: 9, firstWait: 250, longestWait: 15_000 }

/** `call`: an admin's. */
type Submitting = {
  call: Api
  surveyId: string
  keyOf: (line: Line) => string
  pace: Pace
  signal: AbortSignal
  firstWait?: number
  onTrouble?: (why: string) => void
}

/**
 * Submits a batch until each line is accepted or refused. Waits as Retry-After says; a line that is sent again has the same key and creates no
 * second response. A call that is refused as a whole (413, 422) is split into halves. When `signal` aborts, undecided lines are left out of the
 * result. Throws Unreachable.
 */
export async function submitBatch(batch: Batch, submitting: Submitting): Promise<Outcome[]> {
  return [...batch.refused, ...(await submitLines(batch.lines, submitting))]
}

async function submitLines(lines: Batch['lines'], submitting: Submitting): Promise<Outcome[]> {
  if (lines.length === 0) return []
  const { surveyId, keyOf } = submitting
  const body = { responses: lines.map((line) => ({ ...line.response, key: keyOf(line) })) }
  const decided = await untilDecided(submitting, (call) => call('importResponses', { id: surveyId, body }))
  if (decided === null) return []
  if (decided instanceof ApiError) {
    if (lines.length === 1 || ![413, 422].includes(decided.status)) return lines.map((line) => refused(line, decided.code, decided.message))
    const half = Math.ceil(lines.length / 2)
    return [...(await submitLines(lines.slice(0, half), submitting)), ...(await submitLines(lines.slice(half), submitting))]
  }
  return lines.map((line, at) => {
    const { kept, code, detail } = decided.responses[at]!
    if (code !== undefined) return refused(line, code, detail ?? code)
    return { line: line.number, accepted: true, sent: line.response.answers.length, kept: kept ?? 0 }
  })
}

/** Makes a call until it succeeds or is refused (4xx except 429); null if `signal` aborts first. */
async function untilDecided<T>(
  { call, pace, signal, firstWait = retries.firstWait, onTrouble }: Submitting,
  make: (call: Api) => Promise<T>,
): Promise<T | ApiError | null> {
  for (let failures = 0; ;) {
    await pace.turn()
    if (signal.aborted) return null
    try {
      return await make(call)
    } catch (error) {
      const apiError = error instanceof ApiError ? error : null
      if (apiError && apiError.status < 500 && apiError.status !== 429) return apiError
      if (apiError?.status === 429) {
        pace.hold(apiError.retryAfter ?? 1_000)
        continue
      }
      failures += 1
      const why = apiError ? `${apiError.code}: ${apiError.message}` : reason(error)
      if (failures >= retries.most) throw new Unreachable(why, { cause: error })
      onTrouble?.(why)
      const wait = Math.min(retries.longestWait, firstWait * 2 ** (failures - 1))
      if (apiError?.retryAfter) pace.hold(Math.max(wait, apiError.retryAfter))
      else await sleep(wait, signal)
    }
  }
}

/** The message of an error; of fetch's `fetch failed` the cause's, which names address and reason. */
const reason = (error: unknown): string => {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message
}
