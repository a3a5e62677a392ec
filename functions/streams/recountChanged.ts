import { readAllSeats } from '../data/seats.ts'
import { readCountsStates, saveCompared, type CountsState } from '../data/surveyCounts.ts'
import { surveyIds } from '../data/surveys/surveys.ts'
import { tableName } from '../data/table.ts'
import { useLongTimeouts } from '../platform/aws.ts'
import { log } from '../platform/log.ts'
import { recountSeats } from './recountSeats.ts'
import { recountSurvey } from './recountSurvey.ts'
import { streamsApi } from './streamsApi.ts'
import { TableStream, type Positions } from './tableStream.ts'

useLongTimeouts()

/** Milliseconds that are kept free at the end. */
const reserve = 20_000

/** Milliseconds within which the stream delivers a change and it is counted; later, `CountingLate` alarms. */
const lag = 60 * 60 * 1000

type Context = { getRemainingTimeInMillis: () => number }

/**
 * Recounts the surveys whose responses changed since they were last compared with their counts, or whose counts are of another stream. A schedule
 * starts it every night. Wrong counts are corrected and logged, which raises an alarm. Surveys left over when its time ends come first the next
 * night.
 */
export async function handler(_event: unknown, { getRemainingTimeInMillis }: Context): Promise<void> {
  const signal = AbortSignal.timeout(Math.max(0, getRemainingTimeInMillis() - reserve))
  try {
    const stream = await TableStream.of(tableName(), streamsApi())
    if (!stream) throw new Error('The table has no stream: its responses are not counted.')
    const from = await stream.positionsAt(Date.now() - lag)
    const states = await readCountsStates(await surveyIds())
    const seats = recountAllSeats(states, { stream, signal })
    const due = [...states].filter(([, state]) => isDue(state, stream)).sort(([, a], [, b]) => triedAt(a).localeCompare(triedAt(b)))
    for (const [at, [id, state]] of due.entries()) {
      if (signal.aborted) break
      await compare(id, state, { stream, from, signal, isFirst: at === 0 })
    }
    await seats
  } catch (error) {
    fail(error)
  }
}

function isDue({ as_of, stream, compared_at }: CountsState, { arn }: TableStream): boolean {
  if (!as_of || !compared_at || stream !== arn) return true
  return Date.parse(as_of) > Date.parse(compared_at) - lag
}

const triedAt = ({ tried_at }: CountsState) => tried_at ?? ''

const seatsAtOnce = 8

/** Recounts the seats of surveys with a limit of which some were taken since they were last found right, or whose responses changed. */
async function recountAllSeats(states: Map<string, CountsState>, { stream, signal }: Pick<Run, 'stream' | 'signal'>): Promise<void> {
  const all = await readAllSeats([...states.keys()])
  const due = [...all].filter(([id, { isMoved }]) => isMoved || isDue(states.get(id)!, stream)).map(([id]) => id)
  const remaining = due.values()
  const recountNext = async () => {
    for (const id of remaining) {
      try {
        const seats = await recountSeats(id, { signal })
        if (seats > 0) log('recounted', { survey: id, seats })
      } catch (error) {
        if (signal.aborted) return // the rest is recounted the next night
        fail(error, id)
      }
    }
  }
  await Promise.all(Array.from({ length: seatsAtOnce }, recountNext))
}

type Run = { stream: TableStream; from: Positions; signal: AbortSignal; isFirst: boolean }

async function compare(survey: string, { compared_at }: CountsState, { stream, from, signal, isFirst }: Run): Promise<void> {
  const tried_at = new Date().toISOString()
  try {
    const { total, differences } = await recountSurvey(survey, stream, { from, signal })
    if (differences.length > 0) log('miscounted', { survey, total, differences: differences.length })
    await saveCompared(survey, { compared_at: tried_at, tried_at })
  } catch (error) {
    if (signal.aborted && !isFirst) return // it comes first the next night, with all of that night's time
    fail(error, survey)
    await saveCompared(survey, { compared_at, tried_at })
  }
}

function fail(error: unknown, survey?: string): void {
  const { name, message, stack } = error as Error
  log('failed', { route: 'recountChanged', survey, error: name, message, stack })
}
