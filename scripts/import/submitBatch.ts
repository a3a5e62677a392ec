import { type Api, ApiError } from './api.ts'
import { type Batch, type Outcome, refused } from './batches.ts'
import { type Pace, sleep } from './pace.ts'
import type { Line } from './readLines.ts'

/** The server cannot be reached, or fails again and again: going on is useless. */
export class Unreachable extends Error {}

/** Tries of one batch while the server is busy, broken or away; the waits between them double from `firstWait` to `longestWait` (ms). */
export const tries = { most: 9, firstWait: 250, longestWait: 15_000 }

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
 * Submits a batch until the server has decided about each line. It waits as long as Retry-After says; a line that is sent again carries the
 * same key and makes no second response. A call that is refused whole, for the shape or the size of what is in it, is made again by halves.
 * What was not decided where `signal` came first is left out. Throws Unreachable.
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

/** What a call comes to once the server has an answer or a refusal for it; null where `signal` came first. */
async function untilDecided<T>(
  { call, pace, signal, firstWait = tries.firstWait, onTrouble }: Submitting,
  make: (call: Api) => Promise<T>,
): Promise<T | ApiError | null> {
  for (let failures = 0; ;) {
    await pace.turn()
    if (signal.aborted) return null
    try {
      return await make(call)
    } catch (error) {
      const told = error instanceof ApiError ? error : null
      if (told && told.status < 500 && told.status !== 429) return told
      if (told?.status === 429) {
        pace.hold(told.retryAfter ?? 1_000)
        continue
      }
      failures += 1
      const why = told ? `${told.code}: ${told.message}` : reason(error)
      if (failures >= tries.most) throw new Unreachable(why, { cause: error })
      onTrouble?.(why)
      const wait = Math.min(tries.longestWait, firstWait * 2 ** (failures - 1))
      if (told?.retryAfter) pace.hold(Math.max(wait, told.retryAfter))
      else await sleep(wait, signal)
    }
  }
}

/** What fetch says is `fetch failed`; the cause names the address and the error. */
const reason = (error: unknown): string => {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message
}
