import type { ExportFormat } from '#shared/responses/jobs.ts'
import { startJob } from '#functions/jobs/startJob.ts'
import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownSteps } from '../../support/api/jobs/ownSteps.ts'
import { surveyOf } from '../../support/api/jobs/surveyOf.ts'
import { beforeTests, ownAdmin } from '../../support/api/people.ts'

ownTable()
const background = ownBackground()

const count = 22
const sections = [{ id: 's', questions: [1, 2, 3].map((at) => ({ id: `q${at}`, type: 'long_text' as const })) }]

const admin = ownAdmin()
const survey = beforeTests(async () => ({ id: await surveyOf(admin, count) }))
/** Of one whose file has parts. */
const large = beforeTests(async () => ({ survey_id: await surveyOf(admin, count, 10) }))
const wholeLarge = beforeTests(async () => ({ file: await exported('jsonl', count + 1, large) }))

const { reads, endingAfter, run, stored, silence } = ownSteps(background)

const begin = async (format: ExportFormat, more = {}) =>
  (await callRoute('startExport', { as: admin, body: { survey_id: survey.id, format, ...more } })).body.id as string
const look = async (job: string) => (await callRoute('getJob', { as: admin, params: { job } })).body

async function fileOf(job: string): Promise<string> {
  const { state, error, url } = await look(job)
  if (state !== 'done') throw new Error(`the job is ${state}: ${error}`)
  return (await fetch(url)).text()
}

/** The file of a job whose functions end after so many responses. */
async function exported(format: ExportFormat, most: number, more = {}): Promise<string> {
  background.clock = endingAfter(most)
  const job = await begin(format, more)
  await background.idle()
  return fileOf(job)
}

/** The results of a job whose functions end after so many responses. */
async function results(most: number, by: string | null) {
  background.clock = endingAfter(most)
  const where = [{ of: 'language' as const, is: ['ko'] }]
  const { id } = await startJob({ kind: 'results', input: { survey_id: survey.id, where, by, tz: 'Asia/Seoul' } }, count)
  await background.idle()
  const { as_of: at, ...counted } = JSON.parse(await fileOf(id))
  expect(at).toMatch(/^20/)
  return counted
}

describe('a job in steps', () => {
  it.each([
    ['csv', {}],
    ['jsonl', {}],
    ['csv', { where: [{ of: 'language', is: ['ko'] }] }],
  ] as const)('writes the same %s as in one step, with %j', async (format, more) => {
    const whole = await exported(format, count + 1, more)
    expect(reads).toEqual([count])
    reads.length = 0
    const inSteps = await exported(format, 4, more)
    expect(reads).toEqual([...Array.from({ length: 5 }, () => 4), 2])
    expect(inSteps === whole).toBe(true)
    expect(whole.match(/Answer/g)).toHaveLength('where' in more ? count / 2 : count)
  })

  it('writes the same file in parts as in one step', async () => {
    expect((await exported('jsonl', 4, large)) === wholeLarge.file).toBe(true)
    expect(reads).toEqual([...Array.from({ length: 5 }, () => 4), 2])
    expect(wholeLarge.file.length).toBeGreaterThan(2_000_000)
  })

  it('counts the same results, in both passes over typed texts', async () => {
    for (const by of [null, 'demographics.job']) {
      const whole = await results(2 * count + 1, by)
      expect(whole).toMatchObject({ total: count / 2 })
      reads.length = 0
      expect(await results(5, by)).toEqual(whole)
      expect(reads.length).toBeGreaterThan(by ? 8 : 4)
    }
  })

  it('is running between two steps, and its progress never falls', async () => {
    background.isHeld = true
    const job = await begin('csv')
    const seen = [await look(job)]
    for (let step = 0; step < 3; step++) {
      await run(job, step, 7)
      seen.push(await look(job))
    }
    await silence(job, 299) // waits for a function
    seen.push(await look(job))
    expect(seen.map(({ state, done }) => [state, done])).toEqual([
      ['queued', 0],
      ['running', 7],
      ['running', 14],
      ['running', 21],
      ['running', 21],
    ])
    await run(job, 3)
    expect(await look(job)).toMatchObject({ state: 'done', done: count, rows: count })
    expect((await stored()).objects.filter(([, place]) => place)).toEqual([])
  })

  it('keeps the columns of its first step where the survey is changed meanwhile', async () => {
    const own = await createSurvey(admin, { sections })
    const responses = [1, 2, 3].map((at) => ({ key: `a-response-of-columns-${at}`, answers: [{ question_id: 'q1', value: `${at}` }] }))
    await callRoute('importResponses', { as: admin, params: { id: own.id }, body: { responses } })
    background.isHeld = true
    const job = await begin('csv', { survey_id: own.id })
    await run(job, 0, 1)
    const { body, headers } = await callRoute('getSurvey', { as: admin, params: { id: own.id } })
    const questions = [{ id: 'q0', type: 'short_text' }, ...body.sections[0].questions]
    const ifMatch = String(headers.etag)
    const saved = await callRoute('updateSurvey', {
      as: admin,
      params: { id: own.id },
      headers: { 'if-match': ifMatch },
      body: { ...body, sections: [{ ...body.sections[0], questions }] },
    })
    expect(saved.status).toBe(200)
    await run(job, 1)
    const lines = (await fileOf(job)).trimEnd().split('\r\n')
    expect(new Set(lines.map((line) => line.split(',').length)).size).toBe(1)
    expect(lines).toHaveLength(4)
  })

  it('continues if responses are deleted meanwhile, even the one at its place, and then the survey', async () => {
    const own = await surveyOf(admin, 6)
    background.isHeld = true
    const job = await begin('csv', { survey_id: own })
    await run(job, 0, 2)
    const { body } = await callRoute('listResponses', { as: admin, params: { id: own } })
    const rows = (body as { id: string; answers: { value: string }[] }[]).toReversed()
    for (const at of [1, 3]) expect((await callRoute('deleteResponse', { as: admin, params: { id: rows[at]!.id } })).status).toBe(204)
    expect((await callRoute('deleteSurvey', { as: admin, params: { id: own } })).status).toBe(204)
    await run(job, 1)
    expect((await fileOf(job)).match(/Answer \d/g)).toEqual(rows.filter((_, at) => at !== 3).map(({ answers }) => answers[0]!.value))
    expect(await look(job)).toMatchObject({ state: 'done', done: 6, rows: 5 })
  })

  it('continues from its place after a step was killed, without falling back in its progress', async () => {
    background.isHeld = true
    const job = await begin('jsonl', large)
    await run(job, 0, 16)
    // a step that begins, shows progress and is not heard of again
    await silence(job, 59, { state: 'running', done: 21 })
    expect((await look(job)).done).toBe(21)
    expect(background.calls.at(-1)!.event).toEqual({ job, step: 1 })
    await silence(job, 61)
    await Promise.all([look(job), look(job)])
    expect(background.calls.slice(-2).map(({ event }) => event)).toEqual([
      { job, step: 1 },
      { job, step: 2 },
    ])
    await run(job, 1) // the killed one is repeated
    expect(await look(job)).toMatchObject({ state: 'running', done: 21 })
    reads.length = 0
    await run(job, 2, 3)
    expect(await look(job)).toMatchObject({ state: 'running', done: 21 })
    await run(job, 3)
    expect(reads).toEqual([3, count - 19])
    expect((await fileOf(job)) === wholeLarge.file).toBe(true)
  })

  it('starts a killed step again where Lambda repeats its call, without a reader of the job', async () => {
    background.isHeld = true
    const job = await begin('jsonl')
    await silence(job, 61, { state: 'running' })
    await Promise.all([run(job, 0), run(job, 0)])
    expect(background.calls.map(({ event }) => event)).toEqual([
      { job, step: 0 },
      { job, step: 1 },
    ])
    await run(job, 1)
    expect(await look(job)).toMatchObject({ state: 'done', rows: count })
  })

  it('has Lambda repeat a call that comes before the killed step is silent', async () => {
    background.isHeld = true
    const job = await begin('jsonl')
    await silence(job, 59, { state: 'running' })
    await expect(run(job, 0)).rejects.toThrow('was killed a moment ago')
    expect(background.calls).toHaveLength(1)
    await silence(job, 61)
    await run(job, 0)
    expect(background.calls.at(-1)!.event).toEqual({ job, step: 1 })
    await run(job, 0) // a repeated call of a step that has been started again
    expect(background.calls).toHaveLength(2)
  })

  it('gives up where a step is killed again and again, and leaves nothing', async () => {
    background.isHeld = true
    const job = await begin('jsonl', large)
    await run(job, 0, 20)
    expect(await stored()).toMatchObject({ uploads: 1 })
    for (let killed = 0; killed < 2; killed++) {
      await silence(job, 301)
      expect((await look(job)).state).toBe('running')
    }
    await silence(job, 301)
    expect(await look(job)).toMatchObject({ state: 'failed', error: 'job.stopped' })
    const left = await stored()
    expect([left.uploads, left.objects.filter(([, place]) => place)]).toEqual([0, []])
  })

  it('runs one of two calls of a step', async () => {
    const whole = await exported('csv', count + 1)
    background.isHeld = true
    const job = await begin('csv')
    await run(job, 0, 10)
    reads.length = 0
    const ended = await Promise.allSettled([run(job, 1), run(job, 1), run(job, 0), run(job, 2)])
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(1) // Lambda repeats it, and finds the job done
    expect(reads.toSorted((a, b) => a - b)).toEqual([0, 0, 0, count - 10])
    expect((await fileOf(job)) === whole).toBe(true)
  })

  it('aborts the upload when it is cancelled between two steps', async () => {
    const before = await stored()
    background.isHeld = true
    const job = await begin('jsonl', large)
    await run(job, 0, 20)
    expect(await stored()).toMatchObject({ uploads: 1 })
    expect((await callRoute('cancelJob', { as: admin, params: { job } })).status).toBe(204)
    expect(await stored()).toEqual(before)
    await run(job, 1)
    expect(await look(job)).toMatchObject({ state: 'cancelled', done: 20 })
    expect(await stored()).toEqual(before)
  })
})
