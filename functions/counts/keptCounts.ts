import { lastResponseAt } from '../data/surveyCounts.ts'
import { listed, type Counts } from './counts.ts'

/** Moments of the newest responses that are kept, so that the last one is known after others were deleted. */
export const maxNewest = 50

/** Different jobs, or countries, that are counted apart; the rest is counted under ''. */
export const maxTypedValues = 1_000

/** What a batch of changes makes of the counts, and the `at` names of the responses that it deleted. */
export type Change = { counts: Counts; deleted: ReadonlySet<string> }

/**
 * Changes kept counts by a batch. What they hold stays bounded, however many values people type and however many responses there are. True
 * where the newest responses have to be looked up again, since all that were known are deleted.
 */
export function change(kept: Counts, { counts, deleted }: Change): boolean {
  const newest = newestAfter(kept, counts, deleted)
  for (const [name, times] of counts) {
    const kind = name.slice(0, name.indexOf(' '))
    if (kind === 'job' || kind === 'country') changeText(kept, kind, name, times)
    else if (kind !== 'at') set(kept, name, (kept.get(name) ?? 0) + times)
  }
  replaceNewest(kept, newest)
  return newest.length === 0 && kept.has('total')
}

/** Puts these `at` names in the place of those that are kept: the newest of them. */
export function replaceNewest(kept: Counts, names: Iterable<string>): void {
  for (const [moment] of listed(kept, 'at')) kept.delete(`at ${moment}`)
  for (const name of [...names].sort().slice(-maxNewest)) kept.set(name, 1)
}

function newestAfter(kept: Counts, added: Counts, deleted: ReadonlySet<string>): string[] {
  const known = listed(kept, 'at').map(([moment]) => `at ${moment}`)
  // where older ones were left out, one that is older than all known may not be the next
  const oldest = known.length < (kept.get('total') ?? 0) ? known.toSorted()[0] : ''
  const fresh = listed(added, 'at')
    .map(([moment]) => `at ${moment}`)
    .filter((name) => oldest !== undefined && name > oldest)
  return [...new Set([...known, ...fresh])].filter((name) => !deleted.has(name))
}

const set = (kept: Counts, name: string, count: number) => (count === 0 ? kept.delete(name) : kept.set(name, count))

/** What is typed may have any number of values: those beyond the bound are one. */
function changeText(kept: Counts, kind: 'job' | 'country', name: string, times: number): void {
  const rest = `${kind} `
  const own = kept.get(name) ?? 0
  const hasRoom = own > 0 || listed(kept, kind).length < maxTypedValues
  const toOwn = times > 0 ? (hasRoom ? times : 0) : -Math.min(own, -times)
  set(kept, name, own + toOwn)
  if (times !== toOwn) set(kept, rest, (kept.get(rest) ?? 0) + times - toOwn)
}

/** One thing that two counts do not agree about. */
export type Difference = { name: string; kept: number; counted: number }

/**
 * Where kept counts are not what counting all responses gives, by name; none where they are exact. Of the newest responses only the last is
 * compared, and of jobs or countries their sum where there are more than are counted apart.
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
  for (const [name, count] of counts) {
    const kind = name.slice(0, name.indexOf(' '))
    if (kind === 'at') continue
    const together = (kind === 'job' || kind === 'country') && kept.has(`${kind} `) ? `${kind} ` : name
    result.set(together, (result.get(together) ?? 0) + count)
  }
  return result
}
