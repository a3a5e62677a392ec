import { DeleteCommand, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import { getAll, isNew, unlessRefused } from '#functions/data/table.ts'
import { documents } from '#functions/platform/aws.ts'
import { decide, isDerived, kindOf, leadsTo, type Item } from './decide.ts'

/** `from`: the old table. `to`: the restored table. `since`: the moment of the restore (ISO 8601). `onlyNew`: copies only items that `to` lacks. */
export type CarryOver = { from: string; to: string; since: string; onlyNew?: boolean }

const segments = 8
/** Minutes before the restore time from which on items count as created after it: clocks differ, and a call takes up to half a minute. */
const marginMinutes = 5

type Tally = Map<string, number>
const add = (tally: Tally, kind: string) => void tally.set(kind, (tally.get(kind) ?? 0) + 1)
const summary = (tally: Tally) => [...tally].map(([kind, count]) => `${count} ${kind}`).join(', ')

const name = ({ pk, sk }: { pk: string; sk: string }) => `${pk} ${sk}`

async function eachPage(table: string, work: (items: Item[]) => Promise<unknown>): Promise<void> {
  const scan = async (Segment: number) => {
    const input = { TableName: table, Segment, TotalSegments: segments, ConsistentRead: true }
    for await (const { Items = [] } of paginateScan({ client: documents() }, input)) await work(Items as Item[])
  }
  await Promise.all(Array.from({ length: segments }, (_, segment) => scan(segment)))
}

/** The items of a table with the keys of these, by name. */
async function sameKeys(table: string, items: { pk: string; sk: string }[]): Promise<Map<string, Item>> {
  const keys = new Map(items.map(({ pk, sk }) => [name({ pk, sk }), { pk, sk }]))
  return new Map(((await getAll([...keys.values()], { table })) as Item[]).map((item) => [name(item), item]))
}

/** The condition that an item is still as it was read, or still does not exist. */
function unchanged(read: Item | undefined) {
  if (!read) return { ConditionExpression: isNew }
  const fields = Object.entries(read)
  return {
    ConditionExpression: fields.map((_, at) => `#f${at} = :f${at}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(fields.map(([field], at) => [`#f${at}`, field])),
    ExpressionAttributeValues: Object.fromEntries(fields.map(([, value], at) => [`:f${at}`, value])),
  }
}

/**
 * Copies items that were written to the old table after the restore time to the restored table, with keys, ids and owners. The stream of the restored
 * table counts the responses. Deletions are only reported, except of slugs, e-mails and providers that no longer lead to their survey or user:
 * those are repeated. May run again. Resolves to false if an item changed at the same moment.
 */
export async function carryOver({ from, to, since, onlyNew }: CarryOver, log: (line: string) => void): Promise<boolean> {
  const [carried, changed, lost, returned]: [Tally, Tally, Tally, Tally] = [new Map(), new Map(), new Map(), new Map()]
  const margin = new Date(Date.parse(since) - marginMinutes * 60_000).toISOString()
  const returnedPlaces: string[] = []
  const report = (item: Item) => {
    add(returned, kindOf(item))
    if (item.sk === 'USER' || item.sk === 'SURVEY') returnedPlaces.push(item.pk)
  }

  await eachPage(from, async (items) => {
    const restored = await sameKeys(
      to,
      items.filter((item) => !isDerived(item)),
    )
    for (const item of items) {
      const theirs = restored.get(name(item))
      const decision = decide(item, theirs, { since: margin, onlyNew })
      if (decision === 'deleted') report(item)
      if (decision === 'deleted' || decision === 'none') continue
      const put = documents().send(new PutCommand({ TableName: to, Item: item, ...unchanged(theirs) }))
      add((await unlessRefused(put)) ? (decision === 'new' ? carried : changed) : lost, kindOf(item))
    }
  })
  await eachPage(to, async (items) => {
    const old = await sameKeys(
      from,
      items.flatMap((item) => [item, leadsTo(item) ?? item]),
    )
    for (const item of items) {
      if (isDerived(item) || old.has(name(item))) continue
      const target = leadsTo(item)
      const owner = target && old.get(name(target))
      if (!owner || owner.deleted_at !== undefined || onlyNew) report(item)
      else if (
        await unlessRefused(documents().send(new DeleteCommand({ TableName: to, Key: { pk: item.pk, sk: item.sk }, ...unchanged(item) })))
      )
        add(changed, kindOf(item))
      else add(lost, kindOf(item))
    }
  })

  log(`New since ${since}: ${summary(carried) || 'nothing'}.`)
  log(`Changed since then: ${summary(changed) || 'nothing'}.`)
  if (returned.size)
    log(
      `Deleted since then, and back: ${summary(returned)}. Delete again what was deleted on purpose${returnedPlaces.map((place) => `, ${place}`).join('')}.`,
    )
  if (lost.size) log(`Written at the same moment, and left: ${summary(lost)}. Run this again.`)
  return lost.size === 0
}
