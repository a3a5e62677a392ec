import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { readSurveyCounts, writeSurveyCounts } from '#functions/data/surveyCounts.ts'
import { documents, s3 } from '#functions/platform/aws.ts'
import { endOfJob } from '../../support/api/jobs/endOfJob.ts'
import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { readWorkbook } from '../../support/checkExport/readWorkbook.ts'
import { fullAnswers } from '../../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'

ownTable()
const background = ownBackground()

const admin = ownAdmin()
let survey: { id: string; slug: string }
beforeAll(async () => {
  survey = await createSurvey(admin)
  const given = [
    { answers: fullAnswers, demographics: { age: 34, gender: 'female', job: '=1+1', country: 'KR' }, language: 'ko' },
    {
      answers: [
        { question_id: 'name', value: '=HYPERLINK("https://evil.example")' },
        { question_id: 'doubt', value: 'No' },
      ],
      language: 'en',
    },
    { answers: [{ question_id: 'name', value: 'He said "no",\nthen left' }], demographics: { gender: 'male' } },
  ]
  const responses = given.map((one, at) => ({ ...one, key: `jobs-test-response-${at}`, created_at: `2026-01-0${at + 1}T15:30:00.000Z` }))
  const { body } = await callRoute('importResponses', { as: admin, params: { id: survey.id }, body: { responses } })
  if (body.responses.some(({ code }: { code?: string }) => code)) throw new Error(JSON.stringify(body))
})
afterEach(() => Object.assign(background, { isHeld: false, seconds: 900 }))

const begin = (body: object) => callRoute('startExport', { as: admin, body: { survey_id: survey.id, ...body } })
const look = (job: string) => callRoute('getJob', { as: admin, params: { job } })
const cancel = (job: string) => callRoute('cancelJob', { as: admin, params: { job } })

/** The file of a job that runs to its end. */
async function fileOf(body: object) {
  const started = await begin(body)
  if (started.status !== 202) throw new Error(`the job's start answered ${started.status}`)
  await background.idle()
  const job = await endOfJob(started.body.id, admin)
  if (job.state !== 'done') throw new Error(`the job is ${job.state}: ${job.error}`)
  const answer = await fetch(job.url)
  return { job, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** Changes a job in the table as time or an accident would. */
const tamper = (job: string, set: Record<string, string | number>) =>
  documents().send(
    new UpdateCommand({
      TableName: process.env.TABLE,
      Key: { pk: `JOB#${job}`, sk: 'JOB' },
      UpdateExpression: `SET ${Object.keys(set)
        .map((name) => `#${name} = :${name}`)
        .join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(Object.keys(set).map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(Object.entries(set).map(([name, value]) => [`:${name}`, value])),
    }),
  )

const rows = (file: Buffer) =>
  readWorkbook(file)
    .filter(({ name }) => name !== 'Info')
    .map(({ rows }) => rows)

describe('an export as a job', () => {
  it('answers 202 at once, then the workbook that the direct export gives', async () => {
    background.isHeld = true
    const { status, body } = await begin({})
    expect([status, body]).toEqual([202, { id: expect.stringMatching(/^J[0-9a-f]{32}$/), state: 'queued', done: 0, total: 3 }])
    background.isHeld = false
    const { job, headers, bytes } = await fileOf({})
    expect(job).toMatchObject({ state: 'done', done: 3, total: 3, rows: 3 })
    expect(headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="${survey.slug}_\\d{4}-\\d\\d-\\d\\d\\.xlsx"`))
    const direct = await callRoute('exportResponses', { as: admin, params: { id: survey.id } })
    expect(rows(bytes)).toEqual(rows(direct.raw))
  })

  it('writes CSV with a mark for Excel, the columns of Coded, and no cell that is a formula', async () => {
    const { bytes, headers } = await fileOf({ format: 'csv' })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(bytes.subarray(3).toString().split('\r\n')).toEqual([
      '"row","created_at","updated_at","language","signed_in","source","job","age","gender","country","name","doubt","signs","signs/Light","signs/Source","signs/Text","story","line","copies","other_answers"',
      `1,"2026-01-02 00:30:00","2026-01-02 00:30:00","ko",0,"imported","'=1+1",34,"female","KR","The Busan Herald","Yes","Light; Text",1,0,1,"A flood that was\nfour years old","Taken in Busan",12500,`,
      `2,"2026-01-03 00:30:00","2026-01-03 00:30:00","en",0,"imported",,,,,"'=HYPERLINK(""https://evil.example"")","No",,,,,"(not shown)","(not shown)","(not shown)",`,
      `3,"2026-01-04 00:30:00","2026-01-04 00:30:00",,0,"imported",,,"male",,"He said ""no"",\nthen left",,,,,,"(not shown)","(not shown)","(not shown)",`,
      '',
    ])
  })

  it('writes JSON Lines: the stored values, with titles in the requested language, and no id', async () => {
    const { bytes, headers } = await fileOf({ format: 'jsonl' })
    const text = bytes.toString()
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(headers.get('content-type')).toBe('application/x-ndjson')
    expect(text).not.toContain(`${survey.id}-`)
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(lines[0]).toMatchObject({
      created_at: '2026-01-01T15:30:00.000Z',
      survey_version: 1,
      language: 'ko',
      signed_in: false,
      source: 'imported',
      demographics: { age: 34 },
    })
    expect(lines[0].answers[1]).toEqual({ question_id: 'doubt', title: 'Have you doubted a picture?', value: 'Yes' })
  })

  it('applies a filter and a time span', async () => {
    const rowsOf = async (body: object) =>
      (await fileOf({ format: 'jsonl', ...body })).bytes
        .toString()
        .trimEnd()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).created_at.slice(0, 10))
    expect(await rowsOf({ where: [{ of: 'doubt', is: ['No'] }] })).toEqual(['2026-01-02'])
    expect(await rowsOf({ where: [{ of: 'demographics.age', is: ['30-39'] }] })).toEqual(['2026-01-01'])
    expect(await rowsOf({ since: '2026-01-02T00:00:00Z', until: '2026-01-03T00:00:00Z' })).toEqual(['2026-01-02'])
    expect(await rowsOf({ where: [{ of: 'doubt', is: ['Maybe'] }] })).toEqual([])
    expect(await rowsOf({ where: [{ of: 'source', is: ['sent'] }] })).toEqual([])
    expect(await rowsOf({ where: [{ of: 'source', is: ['imported'] }] })).toHaveLength(3)
    const { job } = await fileOf({ format: 'csv', where: [{ of: 'language', is: ['ko', 'en'] }] })
    expect(job).toMatchObject({ done: 3, total: 3, rows: 2 })
  })

  it('answers 404 without a survey, exports a deleted one, and refuses an invalid export', async () => {
    expect((await begin({ survey_id: 'S0000000000000000' })).body.code).toBe('survey.not_found')
    const gone = await createSurvey(admin)
    await callRoute('deleteSurvey', { as: admin, params: { id: gone.id } })
    expect((await fileOf({ survey_id: gone.id, format: 'csv' })).job.total).toBe(0)
    for (const wrong of [{ format: 'pdf' }, { where: [{}] }, { tz: 'Mars/Olympus' }, { since: 'yesterday' }, { lang: 'fr' }])
      expect([wrong, (await begin(wrong)).status]).toEqual([wrong, 422])
  })
})

describe('an export as a workbook', () => {
  it('is refused above the rows of a sheet before the work begins, and offers CSV', async () => {
    const own = await createSurvey(admin)
    const store = async (total: number) => {
      const counts = new Map([['total', total], ['at 2026-01-01T00:00:00.000Z a', 1]]) // oxfmt-ignore
      await writeSurveyCounts(own.id, { counts, applied: {}, stream: undefined }, await readSurveyCounts(own.id, { consistent: true }))
    }
    background.isHeld = true
    await store(1_048_574)
    expect((await begin({ survey_id: own.id })).status).toBe(202)
    await store(1_048_575)
    const { status, body } = await begin({ survey_id: own.id })
    expect([status, body.code, body.detail]).toEqual([409, 'export.too_many_rows', expect.stringContaining('CSV')])
    for (const more of [{ format: 'csv' }, { where: [{ of: 'language', is: ['ko'] }] }])
      expect((await begin({ survey_id: own.id, ...more })).status).toBe(202)
  })
})

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

describe('a job', () => {
  it('that is cancelled before it begins never runs, and one that is done loses its file', async () => {
    background.isHeld = true
    const { body } = await begin({})
    expect((await cancel(body.id)).status).toBe(204)
    const { handler } = await import('#functions/jobs/runJob.ts')
    await handler({ job: body.id }, { getRemainingTimeInMillis: () => 900_000 })
    expect((await look(body.id)).body).toMatchObject({ state: 'cancelled' })
    background.isHeld = false
    const { job } = await fileOf({})
    expect((await cancel(job.id)).status).toBe(204)
    expect((await look(job.id)).body).toMatchObject({ id: job.id, state: 'cancelled', done: 3, total: 3 })
    expect((await fetch(job.url)).status).toBe(404)
    expect((await cancel(job.id)).status).toBe(204)
  })

  it('that was killed and has no retry left fails after a minute without a heartbeat, and stays failed', async () => {
    background.isHeld = true
    const { body } = await callRoute('deleteResponses', { as: admin, params: { id: survey.id }, body: { where: [], all: true, count: 3 } })
    await tamper(body.id, { state: 'running', beat_at: ago(55), retries: 2 })
    expect((await look(body.id)).body.state).toBe('running')
    await tamper(body.id, { beat_at: ago(61) })
    expect((await look(body.id)).body).toMatchObject({ state: 'failed', error: 'job.stopped' })
    await tamper(body.id, { state: 'queued', beat_at: ago(301) })
    expect((await look(body.id)).body).toMatchObject({ state: 'failed', error: 'job.stopped' })
    const { handler } = await import('#functions/jobs/runJob.ts')
    await handler({ job: body.id }, { getRemainingTimeInMillis: () => 900_000 })
    expect((await look(body.id)).body.state).toBe('failed')
  })

  it('that has no time left fails with that reason', async () => {
    background.seconds = 20
    const { body } = await begin({})
    await background.idle()
    expect((await look(body.id)).body).toMatchObject({ state: 'failed', error: 'job.too_long' })
  })

  it('whose file cannot be stored fails with that reason, and leaves no part of it', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    const own = await createSurvey(admin, { sections: [{ id: 's', questions: ids.map((id) => ({ id, type: 'long_text' as const })) }] })
    const answers = ids.map((question_id) => ({ question_id, value: '길'.repeat(19_000) })) // 570 KB as a line
    const responses = Array.from({ length: 17 }, (_, at) => ({ key: `a-large-response-${at}`, answers }))
    for (const from of [0, 5, 10, 15])
      await callRoute('importResponses', { as: admin, params: { id: own.id }, body: { responses: responses.slice(from, from + 5) } })
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
    const begun: unknown[] = []
    const aborted: unknown[] = []
    s3().middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if (commandName === 'UploadPartCommand') throw Object.assign(new Error('Please reduce your request rate.'), { name: 'SlowDown' })
          const result = await next(args)
          if (commandName === 'CreateMultipartUploadCommand') begun.push((result.output as { UploadId: string }).UploadId)
          if (commandName === 'AbortMultipartUploadCommand') aborted.push((args.input as { UploadId: string }).UploadId)
          return result
        },
      { name: 'failing', step: 'initialize', priority: 'low' },
    )
    const { body } = await begin({ survey_id: own.id, format: 'jsonl' })
    await background.idle()
    s3().middlewareStack.remove('failing')
    expect((await look(body.id)).body).toMatchObject({ state: 'failed', error: 'job.failed' })
    expect(errors).toHaveBeenCalledWith(expect.objectContaining({ event: 'failed', route: 'runJob' }))
    errors.mockRestore()
    expect(aborted).toEqual(begun)
    expect(begun).toHaveLength(3) // it was tried again
  })

  it('is not found without its id', async () => {
    for (const id of ['x', `J${'0'.repeat(32)}`]) {
      expect(await look(id)).toMatchObject({ status: 404, body: { code: 'job.not_found' } })
      expect((await cancel(id)).status).toBe(404)
    }
  })
})
