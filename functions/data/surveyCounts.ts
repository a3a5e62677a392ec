import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { limits } from '#shared/limits.ts'
import { documents } from '../platform/aws.ts'
import { unavailable } from '../platform/errors.ts'
import { countsPrefix, key } from './keys.ts'
import { pack, unpack } from './pack.ts'
import { beginningWith, deletionOf, getAll, isNew, query, tableName, writeAll, type Item } from './table.ts'

/**
 * Counts by name, such as `total` or `choice QUESTION CHOICE`: docs/data-model.md lists the names. Names with a count of 0 are absent. The difference
 * of two counts may have negative numbers.
 */
export type Counts = Map<string, number>

export type SurveyCounts = {
  counts: Counts
  /** By partition of its responses (0 to 7), the sequence number of the last change included. */
  applied: Record<string, string>
  /** The ARN of the stream that these sequence numbers belong to; absent if the last write was before it was stored. */
  stream?: string | undefined
  /** The number of writes so far. */
  revision: number
  /** When they were last written, ISO 8601. */
  as_of: string
  /** The number of items that they are stored in. */
  parts: number
  /** Whether the totals for lists are stored beside them; false if the last write was before lists had totals. */
  hasTotals: boolean
}

/**
 * A survey's totals for lists. `last_response_at` is null if all responses were deleted. `screened`: the responses that were screened out, which
 * `responses` leaves out; `last_screened_at`: no earlier than the last of them.
 */
type SurveyTotal = { responses: number; last_response_at: string | null; screened: number; last_screened_at: string | null }

const readAttempts = 5

/** A survey's stored counts, also of a deleted survey; null if there are none yet. `consistent`: sees the last write. */
export async function readSurveyCounts(surveyId: string, { consistent = false } = {}): Promise<SurveyCounts | null> {
  for (let attempt = 0; attempt < readAttempts; attempt++) {
    const items = await Array.fromAsync(query({ ...beginningWith(key.counts(surveyId)), ConsistentRead: consistent || attempt > 0 }))
    const first = items.find(({ sk }) => sk === countsPrefix)
    if (!first) return null
    const { applied, stream, revision, as_of, parts } = first as Item & SurveyCounts
    const whole = items.filter((item) => item.revision === revision).sort((a, b) => Number(a.part) - Number(b.part))
    if (whole.length !== parts) continue // written while this query read its pages
    return { counts: unpackCounts(whole), applied, stream, revision, as_of, parts, hasTotals: first.total !== undefined }
  }
  throw unavailable()
}

const unpackCounts = (parts: Item[]): Counts =>
  new Map(Object.entries(unpack(Buffer.concat(parts.map(({ packed }) => packed as Uint8Array))) as Record<string, number>))

/** The totals of these surveys by id, without surveys that have no counts yet. Half a read unit for each 4 KB of a first part. */
export async function readSurveyTotals(surveyIds: Iterable<string>): Promise<Map<string, SurveyTotal>> {
  const ids = new Map([...surveyIds].map((id) => [key.counts(id).pk, id]))
  const items = await getAll(
    [...ids.values()].map((id) => key.counts(id)),
    { consistent: false },
  )
  return new Map(
    items.flatMap((item) => {
      const total = totalOf(item)
      return total ? [[ids.get(String(item.pk))!, total]] : []
    }),
  )
}

/** The state of a survey's stored counts: when they were last written, of which stream, and when they were last compared with its responses. */
export type CountsState = Partial<Pick<SurveyCounts, 'as_of' | 'stream'>> & { compared_at?: string; tried_at?: string }

/** How many surveys' states are read at a time: a first part may have 350 KB. */
const statesAtOnce = 50

/** The states of these surveys' counts, by id: without `as_of` if there are no counts, without `compared_at` if they were never compared. */
export async function readCountsStates(surveyIds: string[]): Promise<Map<string, CountsState>> {
  const states = new Map<string, CountsState>()
  for (let from = 0; from < surveyIds.length; from += statesAtOnce) {
    const ids = surveyIds.slice(from, from + statesAtOnce)
    const items = await getAll(
      ids.flatMap((id) => [key.counts(id), key.recounted(id)]),
      { consistent: false },
    )
    const known = new Map(items.map((item) => [`${String(item.pk)} ${String(item.sk)}`, item as CountsState]))
    const at = ({ pk, sk }: { pk: string; sk: string }) => known.get(`${pk} ${sk}`)
    for (const id of ids) {
      const [{ as_of, stream } = {}, { compared_at, tried_at } = {}] = [at(key.counts(id)), at(key.recounted(id))]
      states.set(id, { as_of, stream, compared_at, tried_at })
    }
  }
  return states
}

/** Stores when a survey's counts were last compared with its responses, and when that was last tried. */
export async function saveCompared(surveyId: string, times: Pick<CountsState, 'compared_at' | 'tried_at'>): Promise<void> {
  const { compared_at, tried_at } = times
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...key.recounted(surveyId), compared_at, tried_at } }))
}

/** The totals in the first part of a survey's counts; if none are stored, the totals of the counts, unless those have further parts. */
function totalOf(first: Item): SurveyTotal | null {
  const { total, last_response_at, screened = 0, last_screened_at = null } = first as Partial<StoredTotal>
  if (total !== undefined) return { responses: total, last_response_at: last_response_at ?? null, screened, last_screened_at }
  return first.parts === 1 ? summarize(unpackCounts([first])) : null
}

type StoredTotal = Omit<SurveyTotal, 'responses'> & { total: number }

const summarize = (counts: Counts): SurveyTotal => ({
  responses: counts.get('total') ?? 0,
  last_response_at: lastResponseAt(counts),
  screened: counts.get('screened') ?? 0,
  last_screened_at: lastOf(counts, 'screened_at '),
})

/** The creation time of the newest response, ISO 8601; null if none is counted. */
export const lastResponseAt = (counts: Counts): string | null => lastOf(counts, 'at ')

function lastOf(counts: Counts, prefix: 'at ' | 'screened_at '): string | null {
  const newest = [...counts.keys()].filter((name) => name.startsWith(prefix)).sort().at(-1) // oxfmt-ignore
  return newest?.split(' ')[1] ?? null
}

/** Replaces the counts in `before`, all parts in one transaction; false if they were written since. */
export async function writeSurveyCounts(
  surveyId: string,
  { counts, applied, stream }: Pick<SurveyCounts, 'counts' | 'applied' | 'stream'>,
  before: SurveyCounts | null,
): Promise<boolean> {
  const { responses: total, last_response_at, screened, last_screened_at } = summarize(counts)
  const totals = { total, last_response_at, ...(last_screened_at !== null && { screened, last_screened_at }) }
  const packed = pack(Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))))
  const parts = Math.max(1, Math.ceil(packed.length / limits.partBytes))
  const revision = (before?.revision ?? 0) + 1
  const condition = before
    ? { ConditionExpression: 'revision = :revision', ExpressionAttributeValues: { ':revision': before.revision } }
    : { ConditionExpression: isNew }
  const puts = Array.from({ length: parts }, (_, part) => ({
    Put: {
      TableName: tableName(),
      Item: {
        ...key.counts(surveyId, part),
        revision,
        part,
        packed: packed.subarray(part * limits.partBytes, (part + 1) * limits.partBytes),
        ...(part === 0 && { applied, stream, as_of: new Date().toISOString(), parts, ...totals }),
      },
      ...(part === 0 && condition),
    },
  }))
  const surplus = Array.from({ length: Math.max(0, (before?.parts ?? 0) - parts) }, (_, at) => deletionOf(key.counts(surveyId, parts + at)))
  return writeAll([...puts, ...surplus])
}
