import { table } from '#shared/infrastructure.ts'
import { responseIdOf, responseShard, shards } from '../keys.ts'
import { readSurveyTotals } from '../surveyCounts.ts'
import { query, queryPages } from '../table.ts'

/** A response's position in the order of its survey's responses: by creation time, then id. */
export type ResponsePlace = { created_at: string; id: string }

type Direction = { newestFirst: boolean }

const queryLimit = (isPage: boolean) => (isPage ? 25 : 1_000)

const compare = (a: ResponsePlace, b: ResponsePlace): number =>
  a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0

/**
 * The positions of a survey's responses, oldest or newest first; with `from`, those that follow it in that order. The index lags a moment behind
 * the table, so a response deleted just now may still be listed. `isPage`: the caller needs a few, not all.
 */
export async function* responsePlaces(
  surveyId: string,
  { newestFirst, from = null, isPage = false }: Direction & { from?: ResponsePlace | null; isPage?: boolean },
): AsyncGenerator<ResponsePlace> {
  const sides = shards.map((shard) => placesIn(responseShard(surveyId, shard), { newestFirst, from, isPage }))
  const heads = await Promise.all(sides.map(async (side) => ({ side, next: await side.next() })))
  const sign = newestFirst ? -1 : 1
  for (;;) {
    const open = heads.filter(({ next }) => !next.done)
    const [first] = open
    if (!first) return
    const nearest = open.reduce((best, head) => (sign * compare(head.next.value, best.next.value) < 0 ? head : best), first)
    yield nearest.next.value!
    nearest.next = await nearest.side.next()
  }
}

/** The positions in one partition. The index returns those of one moment in any order, so they are sorted. */
async function* placesIn(
  partition: string,
  { newestFirst, from, isPage }: Direction & { from: ResponsePlace | null; isPage: boolean },
): AsyncGenerator<ResponsePlace> {
  const sign = newestFirst ? -1 : 1
  const { name, partition: pk, sort } = table.byTime
  const entries = query({
    IndexName: name,
    KeyConditionExpression: from ? `${pk} = :pk AND ${sort} ${newestFirst ? '<=' : '>='} :from` : `${pk} = :pk`,
    ExpressionAttributeValues: { ':pk': partition, ...(from && { ':from': from.created_at }) },
    ScanIndexForward: !newestFirst,
    Limit: queryLimit(isPage),
  })
  let moment: ResponsePlace[] = []
  const sorted = () => moment.filter((place) => !from || sign * compare(place, from) > 0).sort((a, b) => sign * compare(a, b))
  for await (const { sk, created_at } of entries) {
    const place = { created_at: created_at as string, id: responseIdOf(sk as string) }
    if (moment[0] && moment[0].created_at !== place.created_at) {
      yield* sorted()
      moment = []
    }
    moment.push(place)
  }
  yield* sorted()
}

/**
 * The number of responses to a survey: its stored total plus a query for responses after the last one counted. Costs 4 read units, and half a unit
 * for each 35 newer responses. Without a stored total it counts all.
 */
export async function numberOfResponses(surveyId: string): Promise<number> {
  const kept = (await readSurveyTotals([surveyId])).get(surveyId)
  const after = [kept?.last_response_at, kept?.last_screened_at].flatMap((moment) => moment ?? []).sort().at(-1) ?? null // oxfmt-ignore
  const later = await Promise.all(shards.map((shard) => countIn(responseShard(surveyId, shard), after)))
  return later.reduce((sum, count) => sum + count, after === null ? 0 : kept!.responses + kept!.screened)
}

async function countIn(partition: string, after: string | null): Promise<number> {
  const { name, partition: pk, sort } = table.byTime
  const pages = queryPages({
    IndexName: name,
    KeyConditionExpression: after === null ? `${pk} = :pk` : `${pk} = :pk AND ${sort} > :after`,
    ExpressionAttributeValues: { ':pk': partition, ...(after !== null && { ':after': after }) },
    Select: 'COUNT',
  })
  let count = 0
  for await (const { Count = 0 } of pages) count += Count
  return count
}
