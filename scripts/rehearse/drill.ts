import { CreateTableCommand, DeleteTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import { isDeepStrictEqual } from 'node:util'
import { fullAnswers, sampleSurvey } from '../fixtures/sampleSurvey.ts'
import { startEmulators } from '../local/services/emulators.ts'
import { firstAdmin } from './firstAdmin.ts'
import { place } from './intrinsics.ts'
import { openSite, type CallerName, type Site } from './pass/site.ts'
import { operator } from './services/permissions.ts'
import { startRehearsal } from './rehearsal.ts'

const responses = 30
const restored = 'surveys-restored'
const password = 'a quiet lake of ink'

/** A response that the site acknowledged: its id, the reply's body, and who may read it. */
type Acknowledged = { id: string; body: object; as: CallerName }

/** `synthesise`: synthesises the stack with these extra settings and resolves to its folder. */
type Options = { synthesise: (context: Record<string, string>) => Promise<string>; log: (line: string) => void }

/**
 * Deletes the table of a rehearsed site and restores it as docs/operations.md describes: a snapshot, a new table from it, and the stack's setting
 * `table` pointed to that. Resolves to problems, each a sentence: acknowledged responses that are missing or changed, and denied calls.
 */
export async function drill({ synthesise, log }: Options): Promise<string[]> {
  const emulators = await startEmulators(null)
  const client = new DynamoDBClient({
    endpoint: emulators.dynamo!,
    region: place.region,
    credentials: { accessKeyId: operator, secretAccessKey: operator },
  })
  const documents = DynamoDBDocumentClient.from(client)
  try {
    const before = await startRehearsal({ folder: await synthesise({}), port: 0, emulators })
    const site = openSite(before.url)
    const acknowledged = await answer(site, before)
    log(`${acknowledged.length} responses were acknowledged`)

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
    log(`The table ${restored} is filled from the snapshot; pointing the site to it`)

    const after = await startRehearsal({ folder: await synthesise({ table: restored }), port: 0, emulators, secrets: before.secrets })
    try {
      const again = openSite(after.url)
      again.tokens.member = site.tokens.member // sign-ins must survive
      return [...(await readAgain(again, acknowledged)), ...after.denied]
    } finally {
      await after.stop()
    }
  } finally {
    client.destroy()
    await emulators.stop()
  }
}

/** Creates a survey as an admin, and responses of a member and of guests. */
async function answer(site: Site, { url, environment }: { url: string; environment: Record<string, string> }): Promise<Acknowledged[]> {
  const { tokens, expect, failures } = site
  const admin = await firstAdmin(url, environment, { email: 'admin@example.com', password })
  const form = new URLSearchParams({ username: admin.email, password })
  tokens.admin = (await expect(200, 'issueToken', 'guest', { body: form })).body?.access_token as string
  const person = { email: 'member@example.com', password, first_name: 'Mina', last_name: 'Park' }
  tokens.member = (await expect(201, 'signUp', 'guest', { body: person })).body?.access_token as string
  const survey = await expect(201, 'createSurvey', 'admin', { body: sampleSurvey() })
  const body = { survey_id: survey.body.id as string, answers: fullAnswers, demographics: { country: 'KR' } }
  const callers: CallerName[] = ['member', ...Array.from({ length: responses - 1 }, () => 'guest' as const)]
  const sent = await Promise.all(callers.map(async (as) => ({ as, ...(await expect(201, 'submitResponse', as, { body })) })))
  if (failures.length) throw new Error(failures.join('\n'))
  return sent.map(({ as, body: stored }) => ({ as, id: (stored as { id: string }).id, body: stored as object }))
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
