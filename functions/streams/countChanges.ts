import { readAnsweredVersion } from '../answered/answeredVersion.ts'
import { contribution, momentName } from '../counts/contribution.ts'
import { add, type Contribution, type Counts } from '../counts/counts.ts'
import { applyChange, maxNewest, replaceNewest } from '../counts/keptCounts.ts'
import { findResponse } from '../data/responses/responses.ts'
import { responsePlaces } from '../data/responses/responseOrder.ts'
import { readSurveyCounts, writeSurveyCounts, type SurveyCounts } from '../data/surveyCounts.ts'
import { maxWriteAttempts, tableName } from '../data/table.ts'
import { unavailable } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { recountSurvey } from './recountSurvey.ts'
import type { ResponseChange } from './responseChange.ts'
import { streamsApi } from './streamsApi.ts'
import { TableStream } from './tableStream.ts'

/** A change with what the response contributed to the counts before and after it. */
type ContributionChange = { sequence: string; partition: string; before: Contribution; after: Contribution; deletes: boolean }

/**
 * Counts changes of one survey's responses, given in the order of the stream, with one write. Changes that are counted already are skipped. If the
 * stored positions do not apply to these changes, it recounts the survey first. Returns the first change of each partition that cannot be counted,
 * and why; later changes of that partition are not counted either. Rejects, with nothing counted, if the table fails.
 */
export async function countChanges(surveyId: string, changes: ResponseChange[]): Promise<{ failed: Failure[] }> {
  const contributions: ContributionChange[] = []
  const failed = new Map<string, Failure>()
  for (const one of changes) {
    if (failed.has(one.partition)) continue
    try {
      contributions.push(await readChange(one))
    } catch (error) {
      if (!(error instanceof UnreadableImage)) throw error
      failed.set(one.partition, { sequence: one.sequence, reason: error.message })
    }
  }
  const { stream } = changes[0]!
  let isRecounted = false
  for (let attempt = 0; attempt < maxWriteAttempts; attempt++) {
    const kept = await readSurveyCounts(surveyId, { consistent: true })
    const reason = isRecounted ? null : reasonToRecount(kept, changes)
    if (reason) {
      await recount(surveyId, reason)
      isRecounted = true
      continue
    }
    // then the changes are from another stream than the table's: the recount has counted the table's content
    if (kept?.stream !== undefined && kept.stream !== stream) return { failed: [...failed.values()] }
    const fresh = contributions.filter(({ partition, sequence }) => BigInt(sequence) > BigInt(kept?.applied[partition] ?? '0'))
    if (fresh.length === 0) return { failed: [...failed.values()] }
    if (await writeSurveyCounts(surveyId, { ...(await applyChanges(surveyId, kept, fresh)), stream }, kept))
      return { failed: [...failed.values()] }
  }
  throw unavailable()
}

export type Failure = { sequence: string; reason: string }

/** Milliseconds by which clocks may differ; a change's time in the stream is to the second. */
const clockTolerance = 5_000

/**
 * Why the positions in stored counts cannot tell which of these changes they include: they are of another stream (a restored table), or a change
 * that seems to be included was made after the last write (a partition of the stream was split, and its parts have sequence numbers of their own).
 * Counts stored before streams were adopt the stream of the next changes unless such a change shows that they are of another.
 */
function reasonToRecount(kept: SurveyCounts | null, changes: ResponseChange[]): 'stream' | 'order' | null {
  if (!kept) return null
  if (kept.stream !== undefined && kept.stream !== changes[0]!.stream) return 'stream'
  const seemsIncluded = ({ partition, sequence }: ResponseChange) => BigInt(sequence) <= BigInt(kept.applied[partition] ?? '0')
  return changes.some((change) => seemsIncluded(change) && change.time > Date.parse(kept.as_of) + clockTolerance) ? 'order' : null
}

async function recount(survey: string, reason: 'stream' | 'order'): Promise<void> {
  const stream = await TableStream.of(tableName(), streamsApi())
  if (!stream) throw new Error('The table has no stream.')
  const { total, differences } = await recountSurvey(survey, stream)
  log('recounted', { survey, reason, total, differences: differences.length })
}

/** An image in the stream that cannot be parsed, which no retry changes. */
class UnreadableImage extends Error {}

async function readChange({ partition, sequence, ...images }: ResponseChange): Promise<ContributionChange> {
  const { before, after } = orUnreadable(() => ({ before: images.before(), after: images.after() }))
  const [old = null, present = null] = await Promise.all([before, after].map(async (image) => image && readAnsweredVersion(image)))
  return orUnreadable(() => ({
    sequence,
    partition,
    before: before ? contribution(before, old) : [],
    after: after ? contribution(after, present) : [],
    deletes: after === null,
  }))
}

function orUnreadable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new UnreadableImage(error instanceof Error ? error.name : 'no response')
  }
}

async function applyChanges(
  surveyId: string,
  kept: SurveyCounts | null,
  fresh: ContributionChange[],
): Promise<Pick<SurveyCounts, 'counts' | 'applied'>> {
  const delta: Counts = new Map()
  const deleted = new Set<string>()
  const applied = { ...kept?.applied }
  for (const { before, after, deletes, partition, sequence } of fresh) {
    add(delta, before, -1)
    add(delta, after)
    if (deletes) for (const name of before) if (name.startsWith('at ')) deleted.add(name)
    applied[partition] = sequence
  }
  const counts: Counts = new Map(kept?.counts)
  const lacksNewest = applyChange(counts, { counts: delta, deleted })
  if (lacksNewest) replaceNewest(counts, await newestMoments(surveyId, deleted, counts.has('screened')))
  return { counts, applied }
}

/**
 * The names of the newest responses' moments, without the deleted ones, which the index may still list. `hasScreened`: reads the responses too, to
 * leave out those that were screened out.
 */
async function newestMoments(surveyId: string, deleted: ReadonlySet<string>, hasScreened: boolean): Promise<string[]> {
  const found: string[] = []
  for await (const place of responsePlaces(surveyId, { newestFirst: true, isPage: true })) {
    const name = momentName(place)
    if (deleted.has(name) || (hasScreened && (await findResponse(place.id))?.screened)) continue
    found.push(name)
    if (found.length === maxNewest) break
  }
  return found
}
