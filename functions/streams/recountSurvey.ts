import { differences, type Difference } from '../counts/keptCounts.ts'
import { readSurveyCounts, writeSurveyCounts, type SurveyCounts } from '../data/surveyCounts.ts'
import { CountedResponses } from './countedResponses.ts'
import type { Positions, TableStream } from './tableStream.ts'

/**
 * The result of a recount. `total`: counted responses. `differences`: wrong counts, apart from changes that were only not counted yet.
 * `unreadable`: responses that cannot be parsed and are not counted. `wasKept`: counts were stored before.
 */
export type Recount = { total: number; differences: Difference[]; unreadable: number; wasKept: boolean }

/** Attempts of the write, each of which may conflict with a batch of new responses. */
const maxAttempts = 50

/** `from`: where to read the stream from, by default its beginning. `signal`: ends the recount, with nothing written. */
type Options = { from?: Positions; signal?: AbortSignal; groupSize?: number }

/**
 * Counts all responses of a survey and replaces its stored counts if they are wrong, not of this stream, or lack the totals that lists read.
 * Responses may keep coming meanwhile: it reads all of them, then the stream up to the last change in the stored counts, so that both describe the
 * same moment. Rejects when new responses overtake it too often. `groupSize`: how many responses are in memory at a time.
 */
export async function recountSurvey(surveyId: string, stream: TableStream, options: Options = {}): Promise<Recount> {
  const readKept = () => readSurveyCounts(surveyId, { consistent: true })
  const readApplied = async () => appliedIn(await readKept(), stream)
  const first = await readApplied()
  const counted = new CountedResponses(surveyId, stream.reopened(), { ...options, applied: first, readApplied })
  await counted.readAll()
  // the stream has delivered all changes that were applied at first: a missing one has a sequence number of another order, and would never come
  const isUnknown = (partition: string, sequence: string) => first[partition] === sequence && !counted.includes({ [partition]: sequence })
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const kept = await readKept()
    const applied = Object.entries(appliedIn(kept, stream)).filter(([partition, sequence]) => !isUnknown(partition, sequence))
    await counted.followTo(Object.fromEntries(applied))
    const { counts, positions, unreadable } = counted
    const found = differences(counted.withLate(kept?.counts ?? new Map()), counts)
    const report = { total: counts.get('total') ?? 0, differences: found, unreadable, wasKept: kept !== null }
    if (kept?.hasTotals && kept.stream === stream.arn && found.length === 0) return report
    if (await writeSurveyCounts(surveyId, { counts: counted.bounded(), applied: positions, stream: stream.arn }, kept)) return report
  }
  throw new Error('Responses come in faster than they can be counted: try again later.')
}

/** By partition the last change in stored counts; none if they are of another stream, whose sequence numbers say nothing here. */
function appliedIn(kept: SurveyCounts | null, { arn }: TableStream): Record<string, string> {
  return kept && (kept.stream === undefined || kept.stream === arn) ? kept.applied : {}
}
