import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { table } from '#shared/infrastructure.ts'
import { documents } from '../../platform/aws.ts'
import { responseShard, shards } from '../keys.ts'
import { readSurveyTotals } from '../surveyCounts.ts'
import { query, tableName } from '../table.ts'

/** A response's place among all of its survey's: by the time it was made, then by its id. */
export type ResponsePlace = { created_at: string; id: string }

type Direction = { newestFirst: boolean }

/** Entries of one partition that are asked for at once: what stands on a page, not all there is. */
const entriesAtOnce = (isPage: boolean) => (isPage ? 25 : 1_000)

const idOf = (sk: unknown) => (sk as string).slice('RESP#'.length)

const compare = (a: ResponsePlace, b: ResponsePlace): number =>
  a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0

/**
 * The places of a survey's responses in the order of their making, or newest first; those before or from `from` on, by what comes next in that
 * order, without `from` itself. The index is a moment behind the table: one that was just deleted may still have a place. `isPage`: a few are
 * wanted, not all.
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

/** The places in one partition. Those of one moment come from the index in any order, so they are sorted before they go on. */
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
    Limit: entriesAtOnce(isPage),
  })
  let moment: ResponsePlace[] = []
  const sorted = () => moment.filter((place) => !from || sign * compare(place, from) > 0).sort((a, b) => sign * compare(a, b))
  for await (const { sk, created_at } of entries) {
    const place = { created_at: created_at as string, id: idOf(sk) }
    if (moment[0] && moment[0].created_at !== place.created_at) {
      yield* sorted()
      moment = []
    }
    moment.push(place)
  }
  yield* sorted()
}

/**
 * How many responses a survey has, by its kept counts and a look at those that came after the last of them: 4 read units and half a one for
 * some 35 of these. Where none are kept all are looked at.
 */
export async function countStored(surveyId: string): Promise<number> {
  const kept = (await readSurveyTotals([surveyId])).get(surveyId)
  const after = kept?.last_response_at ?? null
  const later = await Promise.all(shards.map((shard) => countIn(responseShard(surveyId, shard), after)))
  return later.reduce((sum, count) => sum + count, after === null ? 0 : kept!.responses)
}

async function countIn(partition: string, after: string | null): Promise<number> {
  const { name, partition: pk, sort } = table.byTime
  let count = 0
  let from: Record<string, unknown> | undefined
  do {
    const page = await documents().send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: name,
        KeyConditionExpression: after === null ? `${pk} = :pk` : `${pk} = :pk AND ${sort} > :after`,
        ExpressionAttributeValues: { ':pk': partition, ...(after !== null && { ':after': after }) },
        Select: 'COUNT',
        ExclusiveStartKey: from,
      }),
    )
    count += page.Count ?? 0
    from = page.LastEvaluatedKey
  } while (from)
  return count
}
