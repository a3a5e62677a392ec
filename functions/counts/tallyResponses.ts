import { siteTimeZone } from '#shared/time/timeZone.ts'
import { readAnsweredVersion } from '../answered/answeredVersion.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import { contribution, uncountedName } from './contribution.ts'
import { add, type Counts } from './counts.ts'
import { cellPrefix } from './kinds/matrix/rows.ts'
import { boundTally } from './boundTally.ts'
import { daysIn } from './days.ts'
import { storeValues } from './keptCounts.ts'
import { hasStoredNames } from './kinds/countedKinds.ts'
import type { Counted } from './toResults.ts'

type Options = {
  /** Also counts each of its values separately: the id of a question with choices or rows, `demographics.age` and the like, or `drawn.POOL`. */
  by?: string | undefined
  /** The id of the row, where `by` is a question with rows. */
  row?: string | undefined
  /** The pool, where `by` is one. */
  pool?: string | undefined
  /** The values of `by` that are counted separately; all others count under ''. null for all. */
  separate?: ReadonlySet<string> | null
  /** The IANA time zone of the days. */
  tz?: string
  /** Counts the answers of responses that were screened out too, and not only their number. */
  countsScreened?: boolean
  versionOf?: typeof readAnsweredVersion
  /** The counts to add to. */
  into?: Counted
}

/** Counts of no response yet; `by`, `row` and `pool` as in tallyResponses. */
export const newCounted = (by: string | undefined, row?: string, pool?: string): Counted => ({
  counts: new Map(),
  ...(by && { by: { of: by, row, pool, groups: new Map() } }),
})

/** After so many responses the counts are bounded. */
const boundEvery = 10_000

/** Counts responses one by one. With `by`, a response counts in the group of each of its values, and in no group without a value. */
export async function tallyResponses(
  responses: Iterable<StoredResponse> | AsyncIterable<StoredResponse>,
  {
    by,
    row,
    pool,
    separate = null,
    tz = siteTimeZone,
    countsScreened = false,
    versionOf = readAnsweredVersion,
    into = newCounted(by, row, pool),
  }: Options = {},
): Promise<Counted> {
  const { counts } = into
  const groups = into.by?.groups ?? new Map<string, Counts>()
  const dayOf = daysIn(tz)
  const groupsOf = by && groupReader(by, row, pool)

  for await (const { screened, ...response } of responses) {
    if (screened) add(counts, ['screened'])
    if (screened && !countsScreened) continue
    const names = contribution(response, await versionOf(response), dayOf)
    add(counts, names)
    if (counts.get('total')! % boundEvery === 0) boundTally(counts)
    if (!groupsOf) continue
    const compared = names.flatMap(comparedName)
    for (const given of groupsOf(names, response)) {
      const value = !separate || separate.has(given) ? given : ''
      const group = groups.get(value) ?? new Map<string, number>()
      groups.set(value, group)
      add(group, compared)
    }
  }
  if (hasStoredNames(counts)) storeValues(counts)
  return into
}

/** Returns the groups of a response: sections drawn from a pool, a demographic's typed text, or the count names of choices or points, in a row too. */
function groupReader(
  by: string,
  row: string | undefined,
  pool: string | undefined,
): (names: readonly string[], response: Pick<StoredResponse, 'drawn'>) => string[] {
  if (pool !== undefined) return (_, { drawn = {} }) => (Object.hasOwn(drawn, pool) ? drawn[pool]! : [])
  if (!by.startsWith('demographics.'))
    return (names) =>
      names.filter((name) => name.startsWith(row === undefined ? `choice ${by} ` : cellPrefix(by, row)) || name.startsWith(`point ${by} `))
  const prefix = `${by.slice('demographics.'.length)} `
  return (names) => names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
}

/** The name in the groups of a comparison. A number or a date only counts as an answer that no choice counts. */
function comparedName(name: string): string[] {
  if (name === 'total' || /^(?:choice|cell|rank|point|rows|shown|answered) /.test(name)) return [name]
  const [, question] = /^(?:number|month) (\S+) /.exec(name) ?? []
  return question === undefined ? [] : [uncountedName(question)]
}
