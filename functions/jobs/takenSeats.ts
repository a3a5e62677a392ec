import { setTimeout as delay } from 'node:timers/promises'
import { limits } from '#shared/limits.ts'
import type { JobTask } from '../data/jobs.ts'
import { countSeated } from '../data/responses/countSeated.ts'
import { beginSeats } from '../data/seats.ts'
import type { JobResult } from './jobFile.ts'
import type { Progress } from './progress.ts'

type SeatsTask = Extract<JobTask, { kind: 'seats' }>

/**
 * Counts the responses of a survey whose limit was set, and starts its counter with their number. It waits first: a submit that read the survey
 * before the limit was saved may store a response without a seat until then. `startedAt`: after that save, ISO 8601.
 */
export async function takenSeats(
  { input }: SeatsTask,
  { progress, startedAt }: { progress: Progress; startedAt: string },
): Promise<JobResult> {
  const { signal } = progress
  const wait = Date.parse(startedAt) + limits.seatSeconds * 1000 - Date.now()
  if (wait > 0) await delay(wait, undefined, { signal })
  const taken = await countSeated(input.survey_id, () => signal.throwIfAborted())
  await beginSeats(input.survey_id, input.generation, taken)
  return { rows: taken }
}
