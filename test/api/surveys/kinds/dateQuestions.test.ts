import { siteDay } from '#shared/time/timeZone.ts'
import { callRoute } from '../../../support/api/callRoute.ts'
import { drainStream } from '../../../support/api/drainStream.ts'
import { answering, oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'
import { readResults } from '../../../support/counts/readResults.ts'
import { wrongCounts } from '../../../support/api/surveyTruth.ts'

ownTable()
const admin = ownAdmin()

const dayAfter = (days: number) => siteDay(Date.now() + days * 86_400_000)
const whole = { precision: 'day', min: null, max: null }
const { survey, created, refusal, edit, submit } = oneQuestion(admin, { type: 'date' })
const dateOf = async (question: object) => (await created(question)).date

describe('a date question', () => {
  it('has all of its fields with their defaults, and bounds that may be today', async () => {
    expect(await dateOf({})).toEqual(whole)
    const bounds = { precision: 'month', min: '2020-02', max: 'today' }
    expect(await dateOf({ date: bounds })).toEqual(bounds)
    expect(await dateOf({ type: 'short_text', date: { min: '2026-11-02', max: '2026-11-01' } })).toMatchObject({ max: '2026-11-01' })
  })

  it.each([
    ['an unknown precision', { precision: 'year' }, 'precision', 'not_allowed'],
    ['a bound that is no date', { min: 'yesterday' }, 'min', 'no_such_date'],
    ['a day that does not exist', { max: '2026-02-30' }, 'max', 'no_such_date'],
    ['a bound of the other precision', { min: '2026-02' }, 'min', 'no_such_date'],
    ['bounds the wrong way round', { min: '2026-02-02', max: '2026-02-01' }, 'max', 'no_such_date'],
    ['a bound that is a number', { min: 2026 }, 'min', 'wrong_type'],
  ])('is refused with %s', async (_, date, path, code) => {
    expect(await refusal({ date })).toEqual([422, `date.${path}`, code])
  })
})

describe('an answer to a date question', () => {
  it('is compared with the day of its response, a day of grace either way', async () => {
    const id = await survey({ date: { max: 'today' } })
    expect((await submit(id, dayAfter(1))).status).toBe(201)
    const imported = { key: 'an-import-line-1', created_at: '2020-05-05T12:00:00Z', ...answering('2020-05-08') }
    const { body } = await callRoute('importResponses', { as: admin, params: { id }, body: { responses: [imported] } })
    expect(body).toMatchObject({ responses: [{ code: 'answers.invalid' }] })
    const good = { ...imported, ...answering('2020-05-06') }
    const { body: kept } = await callRoute('importResponses', { as: admin, params: { id }, body: { responses: [good] } })
    expect(kept.responses[0].kept).toBe(1)
  })
})

describe('the results of a date question', () => {
  let id: string
  const results = (where?: object) => readResults(admin, id, { where })
  beforeAll(async () => {
    id = await survey()
    for (const value of ['2026-02-02', '2026-02-27', '1999-12-31', '']) await submit(id, value)
    await drainStream()
  })

  it('are counted by month, as by a recount', async () => {
    const months = [
      { value: '1999-12', count: 1 },
      { value: '2026-02', count: 2 },
    ]
    expect((await results()).body.questions[0]).toMatchObject({ answered: 3, dates: months })
    expect((await results([{ of: 'language', is: ['en'] }])).body.questions[0].dates).toEqual([])
    expect(await wrongCounts(id)).toEqual([])
  })

  it.each([
    [{ from: '2026-02-02' }, 2],
    [{ to: '2026-02-02' }, 2],
    [{ from: '2026-02-03', to: '2026-03-01' }, 1],
  ])('can be those within %j', async (range, total) => expect((await results([{ of: 'q', ...range }])).body.total).toBe(total))

  it('count answers to a former type apart', async () => {
    await edit(id, { type: 'short_text' })
    await submit(id, 'soon')
    await edit(id)
    await drainStream()
    expect((await results()).body.questions[0]).toMatchObject({ answered: 4, former: 1 })
    expect(await wrongCounts(id)).toEqual([])
  })
})
