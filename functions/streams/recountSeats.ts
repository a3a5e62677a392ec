import { setTimeout as delay } from 'node:timers/promises'
import { limits } from '#shared/limits.ts'
import { countSeated } from '../data/responses/countSeated.ts'
import { beginSeats, giveBackMissing, isStuck, markSound, readSeats, restartSeats, type Seats } from '../data/seats.ts'

/** Attempts to give seats back, each of which may lose against another one that gives some back. */
const maxAttempts = 5

type Options = { signal?: AbortSignal | undefined; isAnew?: boolean }

/**
 * Compares the seats of a survey with a limit with its responses, and gives back the seats that no response has: those that a process took, or should
 * have given back, before it was killed. Only seats that two counts miss are given back, so that no submit or deletion that goes on meanwhile is
 * mistaken for one. Where a counter is missing, or a count did not end, or `isAnew`, or there are more responses than were ever given a seat, it counts
 * the responses as if the limit was set now. Resolves to how many seats it gave back.
 */
export async function recountSeats(surveyId: string, { signal, isAnew = false }: Options = {}): Promise<number> {
  const wait = (seconds: number) => delay(seconds * 1000, undefined, { signal })
  const count = () => countSeated(surveyId, () => signal?.throwIfAborted())
  const countAnew = async () => {
    const { generation } = await restartSeats(surveyId)
    await wait(limits.seatSeconds)
    await beginSeats(surveyId, generation, await count())
    return 0
  }
  const first = await readSeats(surveyId)
  if (isAnew || !first || isStuck(first)) return countAnew()
  if (first.counting_since) return 0
  const now = async () => (await readSeats(surveyId)) ?? first
  const [present, after] = [await count(), await now()]
  if (missing(first, present, after) <= 0) {
    // every response that was read had its seat before, and has it still unless it was given back since
    if (after.generation === first.generation && present > after.taken + after.given - first.given) return countAnew()
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
