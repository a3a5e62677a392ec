import * as v from 'valibot'
import { type UpdateResponseBody, updateResponseBody } from '#shared/response.ts'
import { type Api, ApiError } from './api.ts'
import { type Pace, sleep } from './pace.ts'
import type { Line } from './readLines.ts'

/** What became of a line: `sent` and `kept` count answers; `code` and `detail` are the server's. */
export type Outcome =
  | { line: number; accepted: true; sent: number; kept: number }
  | { line: number; accepted: false; code: string; detail: string }

/** The server cannot be reached, or fails again and again: going on is useless. */
export class Unreachable extends Error {}

/** Tries of one line while the server is busy, broken or away; the waits between them double from `firstWait` to `longestWait` (ms). */
export const tries = { most: 9, firstWait: 250, longestWait: 15_000 }

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
 * Submits one line as a guest until the server has decided. It waits as long as Retry-After says; a line that is sent again
 * carries the same key and makes no second response. Resolves to null where `signal` came first. Throws Unreachable.
 */
export async function submitLine(
  line: Line,
  { call, surveyId, keyOf, pace, signal, firstWait = tries.firstWait, onTrouble }: Submitting,
): Promise<Outcome | null> {
  const parsed = parseLine(line)
  if (!parsed.response) return parsed.refused
  const body = { ...parsed.response, survey_id: surveyId }
  const headers = { 'idempotency-key': keyOf(line) }
  for (let failures = 0; ;) {
    await pace.turn()
    if (signal.aborted) return null
    try {
      const { answers } = await call('submitResponse', { body }, headers)
      return { line: line.number, accepted: true, sent: body.answers.length, kept: answers.length }
    } catch (error) {
      const told = error instanceof ApiError ? error : null
      if (told && told.status < 500 && told.status !== 429) return refused(line, told.code, told.message)
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

const refused = ({ number }: Line, code: string, detail: string): Outcome => ({ line: number, accepted: false, code, detail })

/** What fetch says is `fetch failed`; the cause names the address and the error. */
const reason = (error: unknown): string => {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message
}

function parseLine(line: Line): { response: UpdateResponseBody } | { response?: never; refused: Outcome } {
  try {
    const result = v.safeParse(updateResponseBody, JSON.parse(line.text))
    if (result.success) return { response: result.output }
    const [issue] = result.issues
    return { refused: refused(line, 'line.invalid', `${v.getDotPath(issue) ?? 'line'}: ${issue.message}`) }
  } catch {
    return { refused: refused(line, 'line.malformed', 'The line is not JSON.') }
  }
}
