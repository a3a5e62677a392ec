import { setTimeout as delay } from 'node:timers/promises'
import { limits } from '#shared/limits.ts'
import { countSeated } from '../data/responses/countSeated.ts'
import { beginSeats, giveBackMissing, isStuck, markSound, readSeats, restartSeats, type Seats } from '../data/seats.ts'

/** Attempts to give seats back, each of which may conflict with another call that gives seats back. */
const maxAttempts = 5

type Options = { signal?: AbortSignal | undefined; isForced?: boolean }

/**
 * Compares the seats of a survey with a limit with its responses, and gives back the seats without a response: those that a process took, or should
 * have given back, before it was killed. Gives back only seats that two counts miss, so that a submit or deletion in progress is not mistaken for a
 * leak. If the counter is missing, a count did not finish, `isForced`, or there are more responses than were ever given a seat, counts the responses
 * as if the limit was set now. Resolves to how many seats it gave back.
 */
export async function recountSeats(surveyId: string, { signal, isForced = false }: Options = {}): Promise<number> {
  const wait = (seconds: number) => delay(seconds * 1000, undefined, { signal })
  const count = () => countSeated(surveyId, () => signal?.throwIfAborted())
  const startCount = async () => {
    const { generation } = await restartSeats(surveyId)
    await wait(limits.seatSeconds)
    await beginSeats(surveyId, generation, await count())
    return 0
  }
  const first = await readSeats(surveyId)
  if (isForced || !first || isStuck(first)) return startCount()
  if (first.counting_since) return 0
  const now = async () => (await readSeats(surveyId)) ?? first
  const [present, after] = [await count(), await now()]
  if (missing(first, present, after) <= 0) {
    // every response that was read had its seat before, and has it still unless it was given back since
    if (after.generation === first.generation && present > after.taken + after.given - first.given) return startCount()
    await markSound(surveyId, first)
    return 0
  }
  await wait(limits.seatRecountSeconds) // every seat of the first count has its response by now, or never gets it
  const counted = await count()
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    await wait(limits.seatSeconds) // the seats of responses that were deleted before this count are given back by now
    const last = await now()
    const seats = missing(first, counted, last)
    if (seats <= 0) return 0
    if (await giveBackMissing(surveyId, last, seats)) return seats
  }
  return 0
}

/** The seats that were taken at first, without those given back until `last` and those of counted responses; never too many. */
const missing = (first: Seats, counted: number, last: Seats): number =>
  last.generation === first.generation ? first.taken + first.given - last.given - counted : 0
