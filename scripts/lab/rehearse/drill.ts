import { CreateTableCommand, DeleteTableCommand, DescribeTableCommand, DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import { isDeepStrictEqual } from 'node:util'
import { fullAnswers, sampleSurvey } from '../../../test/support/fixtures/sampleSurvey.ts'
import { streamed } from '../../local/services/resources.ts'
import { startEmulators } from '../../local/services/emulators.ts'
import { firstAdmin } from './firstAdmin.ts'
import { place } from './intrinsics.ts'
import { openSite, type CallerName, type Site } from './pass/site.ts'
import { streamLabel } from './services/awsCalls.ts'
import { operator } from './services/permissions.ts'
import { startRehearsal } from './rehearsal.ts'

const counted = 30
/** Responses that come in the moment before the snapshot: they are not counted yet. */
const uncounted = 3
const restored = 'surveys-restored'
const password = 'a quiet lake of ink'

const guests = (count: number): CallerName[] => Array.from({ length: count }, () => 'guest')

/** A response that the site acknowledged: its id, the reply's body, and who may read it. */
type Acknowledged = { id: string; body: object; as: CallerName }

/** `synthesize`: synthesizes the stack with these extra settings and resolves to its folder. */
type Options = { synthesize: (context: Record<string, string>) => Promise<string>; log: (line: string) => void }

/**
 * Deletes the table of a rehearsed site and restores it as docs/operations.md describes: a snapshot, a new table from it, and the stack's setting
 * `table` pointed to that. Some responses come too late for the counts of the snapshot. Resolves to problems, each a sentence: acknowledged
 * responses that are missing or changed, wrong counts, and denied calls.
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
    const { Table } = await client.send(new DescribeTableCommand({ TableName }))
    const snapshot: Record<string, unknown>[] = []
    for await (const { Items = [] } of paginateScan({ client: documents }, { TableName })) snapshot.push(...Items)
    log(`A snapshot has ${snapshot.length} items`)

    await client.send(new DeleteTableCommand({ TableName }))
    const failures = await readAgain(site, acknowledged.slice(0, 1))
    if (!failures.length) throw new Error('The table was deleted, and answers are still there: this drill proves nothing.')
    log(`The table ${TableName} is lost: ${failures.join(' ')}`)
    await before.stop()

    const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes } = Table!
    const indexes = GlobalSecondaryIndexes?.map(({ IndexName, KeySchema: keys, Projection }) => ({
      IndexName,
      KeySchema: keys,
      Projection,
    }))
    const made = { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes: indexes, BillingMode: 'PAY_PER_REQUEST' } as const
    await client.send(new CreateTableCommand({ TableName: restored, ...made }))
    for (const Item of snapshot) await documents.send(new PutCommand({ TableName: restored, Item }))
    await client.send(new UpdateTableCommand({ TableName: restored, StreamSpecification: streamed }))
    log(`The table ${restored} is filled from the snapshot; pointing the site to it`)

    const folder = await synthesize({ table: restored, tableStream: streamLabel })
    const after = await startRehearsal({ folder, port: 0, emulators, secrets: before.secrets })
    try {
      const again = openSite(after.url)
      Object.assign(again.tokens, site.tokens) // sign-ins must survive
      const lost = await readAgain(again, acknowledged)
      const more = await answer(again, survey, guests(1))
      await after.counting!.caughtUp()
      return [
        ...lost,
        ...(await miscounted(again, survey, acknowledged.length + more.length)),
        ...after.counting!.uncounted,
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

/** Creates a survey as an admin, and a member who will answer it. Resolves to the survey's id. */
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

/** Sends a response of each of these callers. */
async function answer({ expect, failures }: Site, survey_id: string, callers: CallerName[]): Promise<Acknowledged[]> {
  const body = { survey_id, answers: fullAnswers, demographics: { country: 'KR' } }
  const sent = await Promise.all(callers.map(async (as) => ({ as, ...(await expect(201, 'submitResponse', as, { body })) })))
  if (failures.length) throw new Error(failures.join('\n'))
  return sent.map(({ as, body: stored }) => ({ as, id: (stored as { id: string }).id, body: stored as object }))
}

/** A sentence where the survey's results count other than so many responses. */
async function miscounted({ call }: Site, id: string, count: number): Promise<string[]> {
  const { status, body } = await call('getResults', 'admin', { params: { id } })
  return status === 200 && body.total === count ? [] : [`The results answer ${status} and count ${body?.total} of ${count} responses.`]
}

/** A sentence for each response that cannot be read or differs from what was acknowledged. */
async function readAgain({ call }: Site, acknowledged: Acknowledged[]): Promise<string[]> {
  const wrong = await Promise.all(
    acknowledged.map(async ({ id, body, as }) => {
      const reply = await call('getResponse', as, { params: { id } })
      if (reply.status !== 200) return [`The response ${id} answers ${reply.status}.`]
      return isDeepStrictEqual(reply.body, body) ? [] : [`The response ${id} is not what was acknowledged.`]
    }),
  )
  return wrong.flat()
}
