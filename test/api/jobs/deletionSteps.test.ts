import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { key } from '#functions/data/keys.ts'
import { FileUpload, type UnfinishedFile } from '#functions/jobs/fileUpload.ts'
import { jobFileKey } from '#functions/jobs/jobFile.ts'
import { readPlace, savePlace } from '#functions/jobs/place.ts'
import { handler } from '#functions/jobs/runJob.ts'
import { documents, s3 } from '#functions/platform/aws.ts'
import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'

ownTable()
const background = ownBackground()
const admin = ownAdmin()
beforeEach(() => Object.assign(background, { isHeld: true }))

/** A survey with so many responses, and their ids. */
async function surveyWith(count: number) {
  const { id } = await createSurvey(admin, { sections: [{ id: 's', questions: [{ id: 'q', type: 'short_text' as const }] }] })
  const ids: string[] = []
  for (let from = 0; from < count; from += 100) ids.push(...(await importMany(id, from, Math.min(100, count - from))))
  return { id, ids }
}

async function importMany(id: string, from: number, count: number): Promise<string[]> {
  const responses = Array.from({ length: count }, (_, at) => ({
    key: `to-be-deleted-in-steps-${from + at}`,
    answers: [{ question_id: 'q', value: 'No' }],
  }))
  const { status, body } = await callRoute('importResponses', { as: admin, params: { id }, body: { responses } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.responses.map((one: { id: string }) => one.id)
}

const begin = async (id: string, count: number) =>
  (await callRoute('deleteResponses', { as: admin, params: { id }, body: { where: [], all: true, count } })).body.id as string
const look = async (job: string) => (await callRoute('getJob', { as: admin, params: { job } })).body
const listed = async (id: string) =>
  (await callRoute('listResponses', { as: admin, params: { id }, query: { limit: '200' } })).body.map((row: { id: string }) => row.id)

/** Runs a step in a function that has to end after so many responses. */
async function run(job: string, step: number, most = Infinity): Promise<void> {
  let asked = -1 // it asks once when it begins
  await handler({ job, step }, { getRemainingTimeInMillis: () => (++asked < most ? 900_000 : 50_000) })
}

/** A job whose running step was killed a minute ago. */
const kill = (job: string) =>
  documents().send(
    new UpdateCommand({
      TableName: process.env.TABLE,
      Key: key.job(job),
      UpdateExpression: 'SET #state = :running, beat_at = :then',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':running': 'running', ':then': new Date(Date.now() - 61_000).toISOString() },
    }),
  )

const stored = async () =>
  (await s3().send(new ListObjectsV2Command({ Bucket: process.env.PRIVATE_BUCKET, Prefix: 'exports/' }))).Contents ?? []

/** The bytes of each object under exports/ that is read in full or in part, until `stop`. */
function watchReads() {
  const bytes: number[] = []
  s3().middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args)
        const { Range } = args.input as { Range?: string }
        if (commandName === 'GetObjectCommand' && Range) bytes.push((result.output as { ContentLength: number }).ContentLength)
        return result
      },
    { name: 'reads', step: 'initialize' },
  )
  return { bytes, stop: () => s3().middlewareStack.remove('reads') }
}

describe('a deletion in steps', () => {
  it('deletes what its first steps listed, nothing that came later, and leaves no list', async () => {
    const { id, ids } = await surveyWith(20)
    const job = await begin(id, 20)
    const seen = []
    for (let step = 0; step < 3; step++) await run(job, step, 8)
    expect(await listed(id)).toHaveLength(20)
    const later = await importMany(id, 20, 1)
    for (let step = 3; step < 6; step++) {
      await run(job, step, 8)
      const { state, done } = await look(job)
      seen.push([state, done, (await listed(id)).length])
    }
    expect(seen).toEqual([
      ['running', 8, 13],
      ['running', 16, 5],
      ['done', 20, 1],
    ])
    expect(await look(job)).toMatchObject({ rows: 20, total: 20 })
    expect(await listed(id)).toEqual(later)
    expect(ids).not.toContain(later[0])
    expect(await stored()).toEqual([])
  })

  it('deletes nothing if another number is listed in several steps', async () => {
    const { id } = await surveyWith(20)
    const job = await begin(id, 20)
    await run(job, 0, 8)
    await importMany(id, 20, 40) // some of them in shards that are still to be listed
    await run(job, 1)
    expect((await look(job)).error).toBe('responses.count_changed')
    expect((await listed(id)).length).toBe(60)
    expect(await stored()).toEqual([])
  })

  it('deletes the rest after a step was killed in the middle, and counts what that step deleted', async () => {
    const { id, ids } = await surveyWith(20)
    const job = await begin(id, 20)
    await run(job, 0)
    await run(job, 1, 5)
    for (const one of await listed(id).then((left) => left.slice(0, 6)))
      await callRoute('deleteResponse', { as: admin, params: { id: one } })
    await kill(job)
    expect(await look(job)).toMatchObject({ state: 'running', done: 5 })
    await run(job, 2) // the killed one is repeated
    expect(await listed(id)).toHaveLength(ids.length - 11)
    await run(job, 3)
    expect(await look(job)).toMatchObject({ state: 'done', done: 20, rows: 20 })
    expect(await listed(id)).toEqual([])
  })

  it('continues with its list if the step that completed a long one was killed', async () => {
    const { id } = await surveyWith(3)
    const job = await begin(id, 3)
    await run(job, 0)
    const place = (await readPlace(job, 0)) as { task: { list: UnfinishedFile } }
    const { list } = place.task
    await new FileUpload(jobFileKey(job), 'text/plain', list).complete()
    // an upload that is complete no longer exists
    await savePlace(job, 0, { ...place, task: { ...place.task, list: { ...list, id: 'a-completed-upload' } } })
    await run(job, 1)
    expect(await look(job)).toMatchObject({ state: 'done', rows: 3 })
    expect(await listed(id)).toEqual([])
    expect(await stored()).toEqual([])
  })

  it('has a page of the list in memory', async () => {
    const { id } = await surveyWith(400)
    const job = await begin(id, 400)
    await run(job, 0)
    const reads = watchReads()
    await run(job, 1)
    reads.stop()
    expect(await look(job)).toMatchObject({ state: 'done', rows: 400 })
    expect(reads.bytes.length).toBeGreaterThan(1)
    expect(Math.max(...reads.bytes)).toBeLessThanOrEqual(16 * 1024)
  })
})
