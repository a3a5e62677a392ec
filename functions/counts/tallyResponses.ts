import { siteTimeZone } from '#shared/timeZone.ts'
import { readAnsweredVersion } from '../answered/answeredVersion.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import { contribution } from './contribution.ts'
import { add, type Counts } from './counts.ts'
import { daysIn } from './days.ts'
import type { Counted } from './toResults.ts'

type Options = {
  /** The id of a choice question, or `demographics.gender`, `.age`, `.country`, `.job`: also counts each of its values separately. */
  by?: string | undefined
  /** The values of `by` that are counted separately; all others count under ''. null for all. */
  separate?: ReadonlySet<string> | null
  /** The IANA time zone of the days. */
  tz?: string
  versionOf?: typeof readAnsweredVersion
}

/**
 * Counts responses one by one. With `by`, a response counts in the group of each value that it gives, and in none if
 * it gives none.
 */
export async function tallyResponses(
  responses: Iterable<StoredResponse> | AsyncIterable<StoredResponse>,
  { by, separate = null, tz = siteTimeZone, versionOf = readAnsweredVersion }: Options = {},
): Promise<Counted> {
  const counts: Counts = new Map()
  const groups = new Map<string, Counts>()
  const dayOf = daysIn(tz)
  const prefix = by && (by.startsWith('demographics.') ? `${by.slice('demographics.'.length)} ` : `choice ${by} `)

  for await (const response of responses) {
    const names = contribution(response, await versionOf(response), dayOf)
    add(counts, names)
    if (!prefix) continue
    const compared = names.filter(isCompared)
    for (const given of names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))) {
      const value = !separate || separate.has(given) ? given : ''
      const group = groups.get(value) ?? new Map<string, number>()
      groups.set(value, group)
      add(group, compared)
    }
  }
  return { counts, ...(by && { by: { of: by, groups } }) }
}

const isCompared = (name: string) => name === 'total' || /^(?:choice|shown|answered) /.test(name)
