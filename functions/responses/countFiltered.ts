import { asksForScreened } from '#shared/responses/asksForScreened.ts'
import type { Results, Where } from '#shared/responses/results.ts'
import type { Condition } from '#shared/survey/condition.ts'
import { byCount, maxCompared, mostFrequent } from '../counts/mostFrequent.ts'
import { newCounted, tallyResponses } from '../counts/tallyResponses.ts'
import { toResults, type Counted } from '../counts/toResults.ts'
import { poolNamed } from '../data/surveys/definitions.ts'
import type { ResponsePlace } from '../data/responses/responseOrder.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { buildFilter } from './buildFilter.ts'
import { matchingResponses } from './matchingResponses.ts'
import { readShowIf } from './readShowIf.ts'

/** `show_if`: a condition; also counts the responses that meet it. */
export type Counting = {
  where: Where
  by: string | undefined
  row?: string | undefined
  show_if?: Condition | undefined
  tz: string
}

/** The place at which counting stopped: after the response `at`, in the pass that counts the typed texts to compare by (`texts`), or in the last pass. */
export type CountingPlace = {
  asOf: string
  texts: Map<string, number> | null
  separate: ReadonlySet<string> | null
  counted: Counted
  /** The number of responses that meet `show_if`. */
  held?: number
  at: ResponsePlace | null
}

/** `onResponse`: a response was read, with its share (0 to 1) of the work. `onPage`: the stored bytes that a pass has read so far. */
type Reading = { onResponse: (share: number) => void; onPage?: (bytes: number) => void }

/** `from`: where to continue; `isOver`: whether to stop, asked after each response. */
type Step = Reading & { from?: CountingPlace | null; isOver: () => boolean }

/** Reads every response, twice for a comparison by typed texts: only frequent ones are counted separately, so that memory is bounded. */
export async function countFiltered(survey: WholeSurvey, query: Counting, reading: Reading): Promise<Results> {
  return (await countStep(survey, query, { ...reading, isOver: () => false })) as Results
}

/** Counts as countFiltered does, until `isOver`: then returns the place to continue from. */
export async function countStep(
  survey: WholeSurvey,
  { where, by, row, show_if, tz }: Counting,
  { onResponse, onPage, from, isOver }: Step,
): Promise<Results | CountingPlace> {
  const filter = buildFilter(survey, { where })
  const countsScreened = asksForScreened(where)
  const field = by === 'demographics.country' ? 'country' : by === 'demographics.job' ? 'job' : null
  const pool = poolNamed(survey, by)
  const place = from ?? firstPlace(newCounted(by, row, pool), field !== null)
  let isCut = false
  const responses = () =>
    matchingResponses(survey.id, filter, {
      onResponse: () => onResponse(field ? 0.5 : 1),
      onPage,
      from: place.at,
      onPlace: (at) => (place.at = at),
      isOver: () => (isCut = isOver()),
    })

  if (field && place.texts) {
    await addTexts(place.texts, responses(), { field, countsScreened })
    if (isCut) return place
    place.separate = new Set(mostFrequent(place.texts, maxCompared).map(({ value }) => value))
    place.texts = null
    place.at = null
  }
  const holds = show_if && readShowIf(survey, show_if)
  async function* judged() {
    for await (const response of responses()) {
      const isCounted = countsScreened || !response.screened
      if (isCounted && (await holds?.(response))) place.held = (place.held ?? 0) + 1
      yield response
    }
  }
  await tallyResponses(judged(), { by, row, pool, tz, separate: place.separate, countsScreened, into: place.counted })
  return isCut ? place : { ...toResults(place.counted, survey, place.asOf), ...(show_if && { would_hold: place.held ?? 0 }) }
}

const firstPlace = (counted: Counted, hasTexts: boolean): CountingPlace => ({
  asOf: new Date().toISOString(),
  texts: hasTexts ? new Map() : null,
  separate: null,
  counted,
  at: null,
})

/** How many different texts are held; the most frequent half of more is kept. */
const maxTexts = 40_000

async function addTexts(
  counts: Map<string, number>,
  responses: AsyncIterable<StoredResponse>,
  { field, countsScreened }: { field: 'country' | 'job'; countsScreened: boolean },
): Promise<void> {
  for await (const { demographics, screened } of responses) {
    const text = demographics[field]
    if (!text || (screened && !countsScreened)) continue
    counts.set(text, (counts.get(text) ?? 0) + 1)
    if (counts.size > maxTexts) for (const { value } of byCount(counts).slice(maxTexts / 2)) counts.delete(value)
  }
}
