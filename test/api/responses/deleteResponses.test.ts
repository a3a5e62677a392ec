import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import type { Where } from '#shared/responses/results.ts'
import { dynamo, s3 } from '#functions/platform/aws.ts'
import { fileSurvey, sendFile } from '../../support/api/answerFile.ts'
import { ownBackground } from '../../support/api/background.ts'
import { callRoute, type Caller } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { endOfJob } from '../../support/api/jobs/endOfJob.ts'
import { drainStream } from '../../support/api/drainStream.ts'
import { brokenInvariants } from '../../support/api/invariants.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin } from '../../support/api/people.ts'

ownTable()
const background = ownBackground()

const admin = ownAdmin()
afterEach(() => Object.assign(background, { isHeld: false }))

const start = (id: string, body: object) => callRoute('deleteResponses', { as: admin, params: { id }, body })
const look = async (job: string) => (await callRoute('getJob', { as: admin, params: { job } })).body
const listed = async (id: string): Promise<string[]> =>
  (await callRoute('listResponses', { as: admin, params: { id }, query: { limit: '200' } })).body.map((row: { id: string }) => row.id)
/** Of these responses, those that are left. */
const left = async (ids: string[]): Promise<string[]> => {
  const replies = await Promise.all(ids.map((id) => callRoute('getResponse', { params: { id } })))
  return ids.filter((_, at) => replies[at]!.status === 200)
}
const counted = async (id: string): Promise<number> => {
  await drainStream()
  return (await callRoute('getResults', { as: admin, params: { id } })).body.total
}

/** Sends a response; `doubt` decides whether it matches `doubters`. */
const submit = async (survey_id: string, doubt: 'Yes' | 'No', as: Caller = null): Promise<string> => {
  const answers = Object.entries({ name: 'Herald', doubt, story: 'x' }).map(([question_id, value]) => ({ question_id, value }))
  return (await callRoute('submitResponse', { as, body: { survey_id, answers, demographics: {} } })).body.id
}
const doubters: Where = [{ of: 'doubt', is: ['Yes'] }]

/** A deletion that runs to its end. */
async function run(id: string, body: object) {
  const { status, body: job } = await start(id, body)
  if (status !== 202) throw new Error(`the start answered ${status}`)
  await background.idle()
  return endOfJob(job.id as string, admin)
}

/** Imports so many responses, each with the answer No. */
async function importMany(id: string, count: number): Promise<void> {
  const answers = [{ question_id: 'doubt', value: 'No' }]
  const responses = Array.from({ length: count }, (_, at) => ({ key: `to-be-deleted-${at}-0123`, answers }))
  const { body } = await callRoute('importResponses', { as: admin, params: { id }, body: { responses } })
  if (body.responses.some(({ code }: { code?: string }) => code)) throw new Error(JSON.stringify(body))
}
const optional = { sections: [{ id: 's', questions: [{ id: 'doubt', type: 'short_text' as const }] }] }

describe('deleteResponses', () => {
  it('deletes the responses that match, even a member’s, who may answer again, and subtracts them from the counts', async () => {
    const { id } = await createSurvey(admin)
    const member = await buildMember()
    const kept = await submit(id, 'No')
    const gone = await submit(id, 'Yes')
    await submit(id, 'Yes', member)
    expect(await counted(id)).toBe(3)
    expect(await run(id, { where: doubters, count: 2 })).toMatchObject({ state: 'done', done: 2, total: 2, rows: 2 })
    expect([await left([kept, gone]), await counted(id)]).toEqual([[kept], 1])
    expect((await callRoute('getMyResponse', { as: member, query: { survey_id: id } })).body.code).toBe('response.none')
    await submit(id, 'Yes', member)
    expect(await counted(id)).toBe(2)
    expect(await brokenInvariants()).toEqual([])
  })

  it('takes their files with them', async () => {
    const { id } = await fileSurvey(admin)
    const file = await sendFile({ survey_id: id })
    await callRoute('submitResponse', { body: { survey_id: id, answers: [{ question_id: 'proof', value: file }], demographics: {} } })
    expect(await run(id, { where: [], all: true, count: 1 })).toMatchObject({ state: 'done', rows: 1 })
    expect((await callRoute('getFile', { params: { id: file.id }, as: admin })).status).toBe(404)
    const { Contents = [] } = await s3().send(new ListObjectsV2Command({ Bucket: process.env.PRIVATE_BUCKET, Prefix: 'answers/' }))
    expect(Contents).toEqual([])
  })

  it('deletes all, even of a deleted survey, only with an empty filter and `all`', async () => {
    const { id } = await createSurvey(admin)
    for (const doubt of ['Yes', 'No'] as const) await submit(id, doubt)
    for (const body of [
      { where: [], count: 2 },
      { where: [], count: 2, all: false },
    ])
      expect(await start(id, body)).toMatchObject({ status: 422, body: { errors: [{ path: 'where', code: 'required' }] } })
    await callRoute('deleteSurvey', { as: admin, params: { id } })
    expect(await run(id, { where: [], count: 2, all: true })).toMatchObject({ state: 'done', rows: 2 })
    expect(await listed(id)).toEqual([])
  })

  it('deletes nothing and returns the number that match if that differs, so that a second run is refused', async () => {
    const { id } = await createSurvey(admin)
    for (const doubt of ['Yes', 'No'] as const) await submit(id, doubt)
    for (const [where, count, now] of [
      [doubters, 2, 1],
      [[], 3, 2],
    ] as const)
      expect(await start(id, { where, count, all: true })).toMatchObject({
        status: 409,
        body: { code: 'responses.count_changed', count: now },
      })
    expect(await listed(id)).toHaveLength(2)
    await run(id, { where: doubters, count: 1 })
    expect(await start(id, { where: doubters, count: 1 })).toMatchObject({ status: 409, body: { count: 0 } })
  })

  it('refuses an invalid deletion, and an unknown survey', async () => {
    const { id } = await createSurvey(admin)
    for (const wrong of [
      { count: 1 },
      { where: doubters },
      { where: doubters, count: 0 },
      { where: doubters, count: 1.5 },
      { where: [{}], count: 1 },
    ])
      expect([wrong, (await start(id, wrong)).status]).toEqual([wrong, 422])
    expect((await start('S0000000000000000', { where: doubters, count: 1 })).body.code).toBe('survey.not_found')
  })
})

describe('the job that deletes', () => {
  it('counts again, deletes nothing if more match since the request, and returns how many', async () => {
    const { id } = await createSurvey(admin)
    await submit(id, 'Yes')
    background.isHeld = true
    const { body } = await start(id, { where: doubters, count: 1 })
    await submit(id, 'Yes')
    await resume(body.id)
    expect(await look(body.id)).toMatchObject({ state: 'failed', error: 'responses.count_changed', done: 0, rows: 2 })
    expect(await listed(id)).toHaveLength(2)
  })

  it('runs once, however often it is delivered', async () => {
    const { id } = await createSurvey(admin)
    const first = await submit(id, 'Yes')
    const { id: job } = await run(id, { where: doubters, count: 1 })
    const later = await submit(id, 'Yes')
    await resume(job)
    expect(await left([first, later])).toEqual([later])
  })

  it('keeps a response that no longer matches when its turn comes', async () => {
    const { id } = await createSurvey(admin)
    const changing = await submit(id, 'Yes')
    const other = await submit(id, 'Yes')
    const answers = [
      { question_id: 'name', value: 'Herald' },
      { question_id: 'doubt', value: 'No' },
    ]
    let isChanged = false
    const stop = beforeRequest(async (command, key) => {
      if (command !== 'GetItemCommand' || !key.includes(changing.split('-')[1]!) || isChanged) return
      isChanged = true
      await callRoute('updateResponse', { params: { id: changing }, body: { answers, demographics: {} } })
    })
    const job = await run(id, { where: doubters, count: 2 })
    stop()
    expect(job).toMatchObject({ state: 'done', done: 2, total: 2, rows: 1 })
    expect(await left([changing, other])).toEqual([changing])
  })

  it('stops if it is cancelled in the middle; another job can delete the rest', async () => {
    const { id } = await createSurvey(admin, optional)
    await importMany(id, 100)
    const { promise: stopped, resolve: onStopped } = Promise.withResolvers<void>()
    const { promise: halfway, resolve: onHalfway } = Promise.withResolvers<void>()
    let deletions = 0
    let isCancelled = false
    const stop = beforeRequest(async (command, key) => {
      if (command === 'DeleteItemCommand' && (deletions += 1) > 20) {
        onHalfway()
        await stopped
      }
      if (isCancelled && command === 'GetItemCommand' && key.includes('JOB#')) onStopped() // the heartbeat was refused
    })
    const { body } = await start(id, { where: [], all: true, count: 100 })
    await halfway
    expect((await callRoute('cancelJob', { as: admin, params: { job: body.id } })).status).toBe(204)
    isCancelled = true
    await background.idle()
    stop()
    const rest = await listed(id)
    expect(rest.length).toBeGreaterThan(0)
    expect(await look(body.id)).toMatchObject({ state: 'cancelled', done: 100 - rest.length, total: 100 })
    expect(await run(id, { where: [], all: true, count: rest.length })).toMatchObject({ state: 'done', rows: rest.length })
    expect(await counted(id)).toBe(0)
  })

  it('that fails in the middle reports how many it deleted, and can be started again with the rest', async () => {
    const { id } = await createSurvey(admin, optional)
    await importMany(id, 40)
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
    let deletions = 0
    const stop = beforeRequest((command) => {
      if (command === 'DeleteItemCommand' && (deletions += 1) > 20) throw new Error('The table is gone.')
    })
    const job = await run(id, { where: [], all: true, count: 40 })
    stop()
    expect(job).toMatchObject({ state: 'failed', error: 'job.failed', done: 20, total: 40 })
    expect(errors).toHaveBeenCalledWith(expect.objectContaining({ event: 'failed', route: 'runJob' }))
    errors.mockRestore()
    expect(await run(id, { where: [], all: true, count: 20 })).toMatchObject({ state: 'done', done: 20, rows: 20 })
    expect([await listed(id), await counted(id)]).toEqual([[], 0])
  })
})

/** Calls `act` before each request of an item to the table, with the command and the item's key, until the returned function is called. */
function beforeRequest(act: (command: string, key: string) => void | Promise<void>): () => void {
  dynamo().middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const { Key = {} } = args.input as { Key?: object }
        await act(String(commandName), JSON.stringify(Key))
        return next(args)
      },
    { name: 'acting', step: 'initialize' },
  )
  return () => void dynamo().middlewareStack.remove('acting')
}

/** Runs a job as its event is delivered. */
async function resume(job: string): Promise<void> {
  const { handler } = await import('#functions/jobs/runJob.ts')
  await handler({ job }, { getRemainingTimeInMillis: () => 900_000 })
}
