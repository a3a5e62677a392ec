import { lastResponseAt } from '../data/surveyCounts.ts'
import { listed, type Counts } from './counts.ts'
import { boundOfWord, toStoredNames } from './kinds/countedKinds.ts'

/** How many of the newest creation times are stored, so that the latest is still known after some are deleted. */
export const maxNewest = 50

/** How many different jobs (or countries) are counted separately; the rest is counted under ''. */
export const maxTypedValues = 1_000

/** The differences that a batch of changes makes to the counts, and the `at` names of the responses that it deleted. */
export type Change = { counts: Counts; deleted: ReadonlySet<string> }

/**
 * Applies a batch to stored counts. Their size stays bounded, however many values people type and however many responses there are. Returns
 * whether the newest responses must be read again, because all known ones are deleted.
 */
export function applyChange(kept: Counts, { counts, deleted }: Change): boolean {
  const newest = newestAfter(kept, counts, deleted)
  for (const [name, times] of toStoredNames(counts)) {
    const bound = boundOf(name)
    if (bound) addBounded(kept, bound, name, times)
    else if (!isMoment(name)) set(kept, name, (kept.get(name) ?? 0) + times)
  }
  replaceNewest(kept, newest)
  keepLastScreened(kept, counts)
  return newest.length === 0 && kept.has('total')
}

/** Replaces the stored `at` names by the newest of these. */
export function replaceNewest(kept: Counts, names: Iterable<string>): void {
  for (const [moment] of listed(kept, 'at')) kept.delete(`at ${moment}`)
  for (const name of [...names].sort().slice(-maxNewest)) kept.set(name, 1)
}

/** Keeps the latest time of a response that was screened out, even if that response was deleted since: only later ones are not counted yet. */
function keepLastScreened(kept: Counts, added: Counts = new Map()): void {
  const known = [...listed(kept, 'screened_at'), ...listed(added, 'screened_at')]
  for (const [moment] of known) kept.delete(`screened_at ${moment}`)
  const last = known.flatMap(([moment, count]) => (count > 0 ? moment : [])).sort().at(-1) // oxfmt-ignore
  if (last !== undefined) kept.set(`screened_at ${last}`, 1)
}

function newestAfter(kept: Counts, added: Counts, deleted: ReadonlySet<string>): string[] {
  const known = listed(kept, 'at').map(([moment]) => `at ${moment}`)
  // if older ones were dropped, one older than all known need not be the next oldest
  const oldest = known.length < (kept.get('total') ?? 0) ? known.toSorted()[0] : ''
  const fresh = listed(added, 'at')
    .map(([moment]) => `at ${moment}`)
    .filter((name) => oldest !== undefined && name > oldest)
  return [...new Set([...known, ...fresh])].filter((name) => !deleted.has(name))
}

const isMoment = (name: string) => name.startsWith('at ') || name.startsWith('screened_at ')

const set = (kept: Counts, name: string, count: number) => (count === 0 ? kept.delete(name) : kept.set(name, count))

/** How many names that begin with `rest` are counted separately; the other names share its count. */
type Bound = { rest: string; most: number }

/** The bound of a name: of jobs and countries together, and of each question's values where their type bounds them. */
function boundOf(name: string): Bound | null {
  const [kind = '', id] = name.split(' ', 2)
  if (kind === 'job' || kind === 'country') return { rest: `${kind} `, most: maxTypedValues }
  const most = boundOfWord(kind)
  return most === undefined ? null : { rest: `${kind} ${id} `, most }
}

/** Adds to the count of a value; values beyond the bound share the count of ''. */
function addBounded(kept: Counts, { rest, most }: Bound, name: string, times: number): void {
  const own = kept.get(name) ?? 0
  const hasRoom = own > 0 || [...kept.keys()].filter((other) => other.startsWith(rest)).length < most
  const toOwn = times > 0 ? (hasRoom ? times : 0) : -Math.min(own, -times)
  set(kept, name, own + toOwn)
  if (times !== toOwn) set(kept, rest, (kept.get(rest) ?? 0) + times - toOwn)
}

/**
 * Bounds counts that are still being counted. It keeps the newest `at` names, the latest `screened_at` and the most frequent jobs and countries:
 * `most` of each, or as many as are stored, if that is more. Too many values are replaced by their stored names. `left`: the newest `at` name left
 * out before, '' at first. Returns the newest one left out now.
 */
export function boundCounted(counts: Counts, most: number, left: string): string {
  storeValues(counts)
  keepLastScreened(counts)
  for (const kind of ['job', 'country'] as const) boundTyped(counts, kind, Math.max(most, maxTypedValues))
  const names = listed(counts, 'at').map(([moment]) => `at ${moment}`).sort() // oxfmt-ignore
  const known = names.filter((name) => name > left)
  const kept = known.slice(-Math.max(most, maxNewest))
  for (const name of names.slice(0, names.length - kept.length)) counts.delete(name)
  return known.at(-kept.length - 1) ?? left
}

/** Replaces values by their stored names, in place. */
export function storeValues(counts: Counts): void {
  const stored = toStoredNames(counts)
  counts.clear()
  for (const [name, count] of stored) counts.set(name, count)
}

/** Keeps the `most` frequent jobs or countries; the others share the count of ''. One of those that is deleted later gets a negative count of its own. */
export function boundTyped(counts: Counts, kind: 'job' | 'country', most: number): void {
  const rest = `${kind} `
  const own = listed(counts, kind).filter(([value]) => value !== '')
  const negative = own.filter(([, count]) => count < 0)
  const frequent = own.filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a)
  for (const [value, count] of [...negative, ...frequent.slice(most)]) {
    counts.delete(`${kind} ${value}`)
    set(counts, rest, (counts.get(rest) ?? 0) + count)
  }
}

/** A name whose stored count differs from the recounted one. */
export type Difference = { name: string; kept: number; counted: number }

/**
 * The names whose stored count differs from a count of all responses, sorted; empty if the stored counts are exact. Of the `at` names only the
 * latest is compared; of values that are bounded the sum, if there are more than are counted separately.
 */
export function differences(kept: Counts, counted: Counts): Difference[] {
  const [one, other] = [comparable(kept, kept), comparable(counted, kept)]
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((name) => ({ name, kept: one.get(name) ?? 0, counted: other.get(name) ?? 0 }))
    .filter((pair) => pair.kept !== pair.counted)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function comparable(counts: Counts, kept: Counts): Counts {
  const last = lastResponseAt(counts)
  const result: Counts = new Map(last === null ? [] : [[`at ${last}`, 1]])
  for (const [name, count] of toStoredNames(counts)) {
    if (isMoment(name)) continue
    const bound = boundOf(name)
    const together = bound && kept.has(bound.rest) ? bound.rest : name
    result.set(together, (result.get(together) ?? 0) + count)
  }
  return result
}
