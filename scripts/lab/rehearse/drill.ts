import { CreateTableCommand, DescribeTableCommand, DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import { isDeepStrictEqual } from 'node:util'
import { key } from '#functions/data/keys.ts'
import { fullAnswers, sampleSurvey } from '../../../test/support/fixtures/sampleSurvey.ts'
import { streamed } from '../../local/services/resources.ts'
import { startEmulators } from '../../local/services/emulators.ts'
import { firstAdmin } from './firstAdmin.ts'
import { place } from './intrinsics.ts'
import { openSite, type CallerName, type Site } from './site.ts'
import { streamLabel } from './services/awsCalls.ts'
import { operator } from './services/permissions.ts'
import { startRehearsal } from './rehearsal.ts'
import { carryOver } from '../../ops/carryOver/carryOver.ts'
import { acknowledgedBy, startWriters, type Acknowledged } from './writers.ts'

const counted = 30
/** Responses that come in the moment before the snapshot: they are not counted yet. */
const uncounted = 3
/** Responses that are read at the same time: a busy machine answers more with 503. */
const readAtOnce = 10
const restored = 'surveys-restored'
const password = 'a quiet lake of ink'

const guests = (count: number): CallerName[] => Array.from({ length: count }, () => 'guest')

/** `synthesize`: synthesizes the stack with these extra settings and resolves to its folder. */
type Options = { synthesize: (context: Record<string, string>) => Promise<string>; log: (line: string) => void }

/**
 * Damages the table of a rehearsed site and restores it as docs/disaster.md describes, while writers run: a new table from a snapshot, a pause of
 * writes, the stack's settings `table` and `tableStream`, what came since the snapshot, the end of the pause. Some responses come too late for the
 * counts of the snapshot. Resolves to problems, each a sentence: acknowledged responses that are missing or changed, wrong counts, and denied calls.
 */
export async function drill({ synthesize, log }: Options): Promise<string[]> {
  const emulators = await startEmulators(null)
  const client = new DynamoDBClient({
    endpoint: emulators.dynamo!,
    region: place.region,
    credentials: { accessKeyId: operator, secretAccessKey: operator },
  })
  const documents = DynamoDBDocumentClient.from(client)
  try {
    const before = await startRehearsal({ folder: await synthesize({}), port: 0, emulators })
    const site = openSite(before.url)
    const survey = await createSurvey(site, before)
    const acknowledged = await answer(site, survey, ['member', ...guests(counted - 1)])
    await before.counting!.caughtUp()
    await before.counting!.stop()
    acknowledged.push(...(await answer(site, survey, guests(uncounted))))
    log(`${acknowledged.length} responses were acknowledged, and all but the last ${uncounted} counted`)

    const TableName = before.environment['TABLE']!
    const since = new Date().toISOString()
    const snapshot = await allItems(documents, TableName)
    const writers = startWriters(site, survey)
    await writers.acknowledgedMore(counted)
    for (const { id } of acknowledged.slice(0, uncounted))
      await documents.send(new DeleteCommand({ TableName, Key: key.response(survey, id) }))
    const failures = await readAgain(site, acknowledged.slice(0, uncounted))
    if (!failures.length) throw new Error('Responses were deleted, and are still there: this drill proves nothing.')
    log(`The table ${TableName} is damaged: ${failures.join(' ')}`)

    await createRestored(client, TableName)
    for (const Item of snapshot) await documents.send(new PutCommand({ TableName: restored, Item }))
    await client.send(new UpdateTableCommand({ TableName: restored, StreamSpecification: streamed }))
    log(
      `The table ${restored} is filled from a snapshot of ${snapshot.length} items, and ${writers.acknowledged.length} responses came since`,
    )

    const switched = { table: restored, tableStream: streamLabel }
    const next = { port: 0, emulators, secrets: before.secrets }
    const during = await startRehearsal({ ...next, folder: await synthesize({ ...switched, writes: 'paused' }) })
    await writers.turnTo(during.url) // the last calls of the old site end before its table is read
    await writers.refusedMore(uncounted)
    log('Writes are paused, and the site uses the restored table')
    if (!(await carryOver({ from: TableName, to: restored, since }, log))) throw new Error('Writes were not paused.')
    await Promise.all([before.stop(), during.stop()])

    const after = await startRehearsal({ ...next, folder: await synthesize(switched) })
    try {
      await writers.turnTo(after.url)
      await writers.acknowledgedMore(counted)
      acknowledged.push(...(await writers.stop()))
      log(`Writers were refused ${writers.refused()} times, and sent again`)
      const again = openSite(after.url)
      Object.assign(again.tokens, site.tokens) // sign-ins must survive
      const lost = await readAgain(again, acknowledged)
      const more = await answer(again, survey, guests(1))
      await after.counting!.caughtUp()
      return [
        ...lost,
        ...(await miscounted(again, survey, acknowledged.length + more.length)),
        ...after.counting!.uncounted,
        ...during.denied,
        ...after.denied,
      ]
    } finally {
      await after.stop()
    }
  } finally {
    client.destroy()
    await emulators.stop()
  }
}

async function allItems(client: DynamoDBDocumentClient, TableName: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = []
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) items.push(...Items)
  return items
}

/** Creates the table that a restore fills: with the keys and indexes of the old one, and without its other settings. */
async function createRestored(client: DynamoDBClient, TableName: string): Promise<void> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes } = Table!
  const indexes = GlobalSecondaryIndexes?.map(({ IndexName, KeySchema: keys, Projection }) => ({
    IndexName,
    KeySchema: keys,
    Projection,
  }))
  const made = { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes: indexes, BillingMode: 'PAY_PER_REQUEST' } as const
  await client.send(new CreateTableCommand({ TableName: restored, ...made }))
}

async function createSurvey(site: Site, { url, environment }: { url: string; environment: Record<string, string> }): Promise<string> {
  const { tokens, expect, failures } = site
  const admin = await firstAdmin(url, environment, { email: 'admin@example.com', password })
  const form = new URLSearchParams({ username: admin.email, password })
  tokens.admin = (await expect(200, 'issueToken', 'guest', { body: form })).body?.access_token as string
  const person = { email: 'member@example.com', password, first_name: 'Mina', last_name: 'Park' }
  tokens.member = (await expect(201, 'signUp', 'guest', { body: person })).body?.access_token as string
  const survey = await expect(201, 'createSurvey', 'admin', { body: sampleSurvey() })
  if (failures.length) throw new Error(failures.join('\n'))
  return survey.body.id as string
}

async function answer({ expect, failures }: Site, survey_id: string, callers: CallerName[]): Promise<Acknowledged[]> {
  const body = { survey_id, answers: fullAnswers, demographics: { country: 'KR' } }
  const sent = await Promise.all(callers.map(async (as) => ({ as, ...(await expect(201, 'submitResponse', as, { body })) })))
  if (failures.length) throw new Error(failures.join('\n'))
  return sent.map(({ as, body: reply }) => acknowledgedBy(as, reply))
}

/** A sentence where the survey's results count other than so many responses. */
async function miscounted({ call }: Site, id: string, count: number): Promise<string[]> {
  const { status, body } = await call('getResults', 'admin', { params: { id } })
  return status === 200 && body.total === count ? [] : [`The results answer ${status} and count ${body?.total} of ${count} responses.`]
}

/** A sentence for each response that cannot be read or differs from the acknowledged one. */
async function readAgain({ call }: Site, acknowledged: Acknowledged[]): Promise<string[]> {
  const wrong: string[] = []
  for (let at = 0; at < acknowledged.length; at += readAtOnce)
    await Promise.all(
      acknowledged.slice(at, at + readAtOnce).map(async ({ id, body, as }) => {
        const reply = await call('getResponse', as, { params: { id } })
        if (reply.status !== 200) wrong.push(`The response ${id} answers ${reply.status}.`)
        else if (!isDeepStrictEqual(reply.body, body)) wrong.push(`The response ${id} is not what was acknowledged.`)
      }),
    )
  return wrong
}
