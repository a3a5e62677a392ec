import { contribution, momentName } from '../counts/contribution.ts'
import { add, type Contribution, type Counts } from '../counts/counts.ts'
import { applyChange, maxNewest, replaceNewest } from '../counts/keptCounts.ts'
import { responsePlaces } from '../data/responses/responseOrder.ts'
import type { Definition } from '../data/surveys/definitions.ts'
import { readVersionDefinition } from '../data/surveys/surveyVersions.ts'
import { readSurveyCounts, writeSurveyCounts, type SurveyCounts } from '../data/surveyCounts.ts'
import { maxWriteAttempts } from '../data/table.ts'
import { unavailable } from '../platform/errors.ts'
import type { ResponseChange } from './responseChange.ts'

/** A change with what the response contributed to the counts before and after it. */
type ContributionChange = { sequence: string; partition: string; before: Contribution; after: Contribution; deletes: boolean }

/**
 * Counts changes of one survey's responses, given in the order of the stream, with one write. Changes that are counted already are skipped.
 * Returns the first change of each partition that cannot be counted, and why; later changes of that partition are not counted either.
 * Rejects, with nothing counted, where the table fails.
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
  for (let attempt = 0; attempt < maxWriteAttempts; attempt++) {
    const kept = await readSurveyCounts(surveyId, { consistent: true })
    const fresh = contributions.filter(({ partition, sequence }) => BigInt(sequence) > BigInt(kept?.applied[partition] ?? '0'))
    if (fresh.length === 0 || (await writeSurveyCounts(surveyId, await applyChanges(surveyId, kept, fresh), kept)))
      return { failed: [...failed.values()] }
  }
  throw unavailable()
}

export type Failure = { sequence: string; reason: string }

/** An image in the stream that cannot be parsed, which no retry changes. */
class UnreadableImage extends Error {}

async function readChange({ surveyId, partition, sequence, images }: ResponseChange): Promise<ContributionChange> {
  const { before, after } = orUnreadable(images)
  const [old, present] = await Promise.all([before, after].map(async (image) => image && definitionOf(surveyId, image.survey_version)))
  return orUnreadable(() => ({
    sequence,
    partition,
    before: before ? contribution(before, old ?? null) : [],
    after: after ? contribution(after, present ?? null) : [],
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
  if (lacksNewest) replaceNewest(counts, await newestMoments(surveyId, deleted))
  return { counts, applied }
}

/** The names of the newest responses' moments, without the deleted ones, which the index may still list. */
async function newestMoments(surveyId: string, deleted: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = []
  for await (const place of responsePlaces(surveyId, { newestFirst: true, isPage: true })) {
    const name = momentName(place)
    if (!deleted.has(name)) found.push(name)
    if (found.length === maxNewest) break
  }
  return found
}

/** Definitions of a version never change, so they are cached: at most this many, the least recently used dropped first. */
const maxDefinitions = 30
const definitions = new Map<string, Definition | null>()

/** The survey as it was in that version; null where it never had one. */
export async function definitionOf(surveyId: string, version: number): Promise<Definition | null> {
  const name = `${surveyId} ${version}`
  const known = definitions.get(name)
  const found = known ?? (await readVersionDefinition(surveyId, version, { consistent: true }))
  definitions.delete(name)
  definitions.set(name, found)
  if (definitions.size > maxDefinitions) definitions.delete(definitions.keys().next().value!)
  return found
}
