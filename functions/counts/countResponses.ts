import type { Definition } from '../data/surveys/definitions.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import { contribution } from './contribution.ts'
import { add, type Counts } from './counts.ts'
import { daysIn, countsTimeZone } from './days.ts'
import type { Counted } from './toResults.ts'

/** The survey as it was in that version, or null where nobody has it any more. */
type DefinitionOf = (version: number) => Promise<Definition | null> | Definition | null

type Options = {
  /** The id of a choice question, or `demographics.gender`, `.age`, `.country`, `.job`: counts each of its values apart too. */
  by?: string | undefined
  /** The IANA name of the zone whose days are counted. */
  tz?: string
}

/**
 * Counts responses one after the other; `definitionOf` is asked for each version once. A person who chose several values of `by` is
 * counted with each; who gave none, with none.
 */
export async function countResponses(
  responses: Iterable<StoredResponse> | AsyncIterable<StoredResponse>,
  definitionOf: DefinitionOf,
  { by, tz = countsTimeZone }: Options = {},
): Promise<Counted> {
  const counts: Counts = new Map()
  const groups = new Map<string, Counts>()
  const versions = new Map<number, Definition | null>()
  const dayOf = daysIn(tz)
  const prefix = by && (by.startsWith('demographics.') ? `${by.slice('demographics.'.length)} ` : `choice ${by} `)

  for await (const response of responses) {
    const { survey_version: version } = response
    if (!versions.has(version)) versions.set(version, await definitionOf(version))
    const names = contribution(response, versions.get(version)!, dayOf)
    add(counts, names)
    if (!prefix) continue
    const compared = names.filter(isCompared)
    for (const value of names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))) {
      const group = groups.get(value) ?? new Map<string, number>()
      groups.set(value, group)
      add(group, compared)
    }
  }
  return { counts, ...(by && { by: { of: by, groups } }) }
}

const isCompared = (name: string) => name === 'total' || /^(?:choice|shown|answered) /.test(name)
