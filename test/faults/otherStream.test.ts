import { UpdateTableCommand, type StreamSpecification } from '@aws-sdk/client-dynamodb'
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { randomBytes } from 'node:crypto'
import { key, shards } from '#functions/data/keys.ts'
import { readSurveyCounts, writeSurveyCounts, type SurveyCounts } from '#functions/data/surveyCounts.ts'
import { documents, dynamo } from '#functions/platform/aws.ts'
import { handler as recountChanged } from '#functions/streams/recountChanged.ts'
import { streamsApi } from '#functions/streams/streamsApi.ts'
import { TableStream } from '#functions/streams/tableStream.ts'
import { createTable, streamed } from '../../scripts/local/services/resources.ts'
import { callRoute, watchCalls } from '../support/api/callRoute.ts'
import { createSurvey } from '../support/api/createSurvey.ts'
import { countAsFunction, drainStream, newChanges } from '../support/api/drainStream.ts'
import { withFunction } from '../support/api/iam.ts'
import { allItems } from '../support/api/invariants.ts'
import { ownTable } from '../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../support/api/people.ts'
import { wrongCounts } from '../support/api/surveyTruth.ts'

ownTable(beforeEach) // a nightly recount goes over all surveys of a table

let admin: Person
beforeEach(async () => void (admin = await buildAdmin()))

const ownArn = async () => (await TableStream.of(process.env.TABLE!, streamsApi()))!.arn

const submit = async (survey_id: string) => {
  const answers = [{ question_id: 'name', value: 'Herald' }]
  return (await callRoute('submitResponse', { body: { survey_id, answers, demographics: {} } })).body.id as string
}

/** A survey with so many responses, which are counted. */
async function answered(responses: number): Promise<string> {
  const { id } = await createSurvey(admin)
  for (let sent = 0; sent < responses; sent++) await submit(id as string)
  await drainStream()
  return id as string
}

const keptOf = async (id: string) => (await readSurveyCounts(id, { consistent: true }))!

/** Replaces parts of a survey's stored counts. */
async function rewrite(id: string, change: (kept: SurveyCounts) => Partial<SurveyCounts>): Promise<void> {
  const kept = await keptOf(id)
  await writeSurveyCounts(id, { ...kept, ...change(kept) }, kept)
}

const spoiled = ({ counts }: SurveyCounts) => ({ counts: new Map(counts).set('total', 9) })

/** Positions that no stream of this table reaches. */
const foreign = Object.fromEntries(shards.map((shard) => [shard, '999999999999999999999']))

/** Makes the environment's table another one with the same items, whose stream begins after them, as a restore does. */
async function restoreTable(): Promise<void> {
  const items = await allItems()
  const TableName = `t${randomBytes(6).toString('hex')}`
  await createTable(TableName)
  const setStream = (StreamSpecification: StreamSpecification) => dynamo().send(new UpdateTableCommand({ TableName, StreamSpecification }))
  await setStream({ StreamEnabled: false })
  for (const Item of items) await documents().send(new PutCommand({ TableName, Item }))
  await setStream(streamed)
  process.env.TABLE = TableName
}

/** A survey of a restored table: so many responses are counted, and one more came too late for the counts of the snapshot. */
async function restored(responses: number): Promise<string> {
  const id = await answered(responses)
  await submit(id)
  await newChanges() // lost with the table
  await rewrite(id, () => ({ applied: foreign }))
  await restoreTable()
  return id
}

/** Dates the last write of counts back by a minute. */
const longAgo = (id: string) =>
  documents().send(
    new UpdateCommand({
      TableName: process.env.TABLE,
      Key: key.counts(id),
      UpdateExpression: 'SET as_of = :then',
      ExpressionAttributeValues: { ':then': new Date(Date.now() - 60_000).toISOString() },
    }),
  )

/** The log lines of `run`. */
async function logged(run: () => Promise<unknown>): Promise<unknown[]> {
  const spy = jest.spyOn(console, 'error').mockImplementation(() => {})
  await run()
  const lines = spy.mock.calls.map(([line]) => line as unknown)
  spy.mockRestore()
  return lines
}

const night = (seconds = 900) => {
  watchCalls()
  return logged(() => withFunction('recountChanged', () => recountChanged({}, { getRemainingTimeInMillis: () => seconds * 1_000 })))
}

describe('counts of another stream', () => {
  it('are recounted with the next change, once, and kept by the table’s stream from then on', async () => {
    const id = await restored(2)
    await submit(id)
    const changes = await newChanges()
    const lines = await logged(() => countAsFunction({ Records: changes }))
    expect(lines).toEqual([{ event: 'recounted', survey: id, reason: 'stream', total: 4, differences: expect.any(Number) }])
    expect(await wrongCounts(id)).toEqual([])

    const { stream, revision } = await keptOf(id)
    expect(stream).toBe(await ownArn())
    expect(await logged(() => countAsFunction({ Records: changes }))).toEqual([])
    expect(await keptOf(id)).toMatchObject({ revision })
    await submit(id)
    await drainStream()
    expect((await keptOf(id)).counts.get('total')).toBe(5)
  })

  it('were right where nothing was lost: nothing differs', async () => {
    const id = await answered(2)
    await restoreTable()
    await submit(id)
    expect(await logged(drainStream)).toEqual([{ event: 'recounted', survey: id, reason: 'stream', total: 3, differences: 0 }])
    expect(await wrongCounts(id)).toEqual([])
  })

  it('are not counted twice by a late batch of the former stream', async () => {
    const id = await answered(2)
    await submit(id)
    const late = await newChanges()
    await restoreTable()
    await submit(id)
    await logged(drainStream)
    expect(await logged(() => countAsFunction({ Records: late }))).toMatchObject([
      { event: 'recounted', survey: id, total: 4, differences: 0 },
    ])
    expect(await keptOf(id)).toMatchObject({ stream: await ownArn() })
    expect(await wrongCounts(id)).toEqual([])
  })
})

describe('counts that were stored before their stream was', () => {
  it('adopt that of the next change, without a recount', async () => {
    const id = await answered(2)
    await rewrite(id, () => ({ stream: undefined }))
    await submit(id)
    expect(await logged(drainStream)).toEqual([])
    expect(await keptOf(id)).toMatchObject({ stream: await ownArn() })
    expect(await wrongCounts(id)).toEqual([])
  })

  it('are recounted where they turn out to be of another stream', async () => {
    const id = await restored(2)
    await rewrite(id, () => ({ stream: undefined }))
    await longAgo(id)
    await submit(id)
    expect(await logged(drainStream)).toMatchObject([{ event: 'recounted', survey: id, reason: 'order' }])
    expect(await wrongCounts(id)).toEqual([])
  })
})

describe('a partition of the stream that was split', () => {
  it('is noticed by changes with lower numbers that came after the last write', async () => {
    const id = await answered(2)
    await rewrite(id, () => ({ applied: foreign }))
    await longAgo(id)
    await submit(id)
    expect(await logged(drainStream)).toMatchObject([{ event: 'recounted', survey: id, reason: 'order', total: 3 }])
    expect(await wrongCounts(id)).toEqual([])
  })

  it('is corrected at night where its changes came close together', async () => {
    const id = await answered(2)
    await rewrite(id, () => ({ applied: foreign }))
    await submit(id)
    expect(await logged(drainStream)).toEqual([])
    expect((await keptOf(id)).counts.get('total')).toBe(2)
    expect(await night()).toContainEqual(expect.objectContaining({ event: 'miscounted', survey: id, total: 3 }))
    expect(await wrongCounts(id)).toEqual([])
  })
})

describe('the nightly recount', () => {
  it('leaves counts that are right, with responses that are not counted yet, and corrects wrong ones with an alarm', async () => {
    const [right, wrong] = [await answered(2), await answered(3)]
    await submit(right)
    await rewrite(wrong, ({ counts }) => ({ counts: new Map(counts).set('total', 7).set('language ko', 2) }))
    const before = await keptOf(right)
    expect(await night()).toEqual([{ event: 'miscounted', survey: wrong, total: 3, differences: 2 }])
    expect(await keptOf(right)).toEqual(before)
    expect(await wrongCounts(wrong)).toEqual([])
    expect(await night()).toEqual([])
    await drainStream()
    expect(await wrongCounts(right)).toEqual([])
  })

  it('counts a survey that was never counted', async () => {
    const { id } = await createSurvey(admin)
    await submit(id as string)
    await newChanges() // not delivered
    expect(await night()).toEqual([])
    expect((await keptOf(id as string)).counts.get('total')).toBe(1)
    expect(await wrongCounts(id as string)).toEqual([])
  })

  it('corrects a restored survey that gets no more responses', async () => {
    const id = await restored(2)
    expect(await night()).toContainEqual({ event: 'miscounted', survey: id, total: 3, differences: expect.any(Number) })
    expect(await keptOf(id)).toMatchObject({ stream: await ownArn() })
    expect(await wrongCounts(id)).toEqual([])
  })

  it('skips surveys that have not changed since', async () => {
    const id = await answered(2)
    await rewrite(id, spoiled)
    await documents().send(
      new UpdateCommand({
        TableName: process.env.TABLE,
        Key: key.recounted(id),
        UpdateExpression: 'SET compared_at = :later',
        ExpressionAttributeValues: { ':later': new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString() },
      }),
    )
    expect(await night()).toEqual([])
    expect((await keptOf(id)).counts.get('total')).toBe(9)
  })

  it('continues the next night with the surveys left over', async () => {
    const id = await answered(2)
    await rewrite(id, spoiled)
    expect(await night(0)).toEqual([])
    expect((await keptOf(id)).counts.get('total')).toBe(9)
    expect(await night()).toMatchObject([{ event: 'miscounted', survey: id }])
  })

  it('logs a survey that it could not recount, and continues with the others', async () => {
    const wrong = await answered(1)
    await night()
    const broken = await answered(1) // comes first: it was never tried
    for (const id of [broken, wrong]) await rewrite(id, spoiled)
    await documents().send(
      new UpdateCommand({
        TableName: process.env.TABLE,
        Key: key.counts(broken),
        UpdateExpression: 'SET parts = :no',
        ExpressionAttributeValues: { ':no': 2 },
      }),
    )
    const lines = await night()
    expect(lines).toContainEqual(expect.objectContaining({ event: 'failed', route: 'recountChanged', survey: broken }))
    expect(lines).toContainEqual(expect.objectContaining({ event: 'miscounted', survey: wrong }))
  })
})
