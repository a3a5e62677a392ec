import { callRoute } from '../../../support/api/callRoute.ts'
import { readResults } from '../../../support/counts/readResults.ts'
import { drainStream } from '../../../support/api/drainStream.ts'
import { oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'

ownTable()
const admin = ownAdmin()

let id: string
const values = [12, 12, 1234, 7, 0, -40]
const number = { min: -100, decimals: 0, unit: 'kg', unit_ko: '킬로' }
const { survey, submit } = oneQuestion(admin, { title: 'How many?', type: 'number', number })
const results = (query = {}) => readResults(admin, id, query)
const numbers = async (query = {}) => (await results(query)).body.questions[0].numbers

beforeAll(async () => {
  id = await survey()
  for (const value of values) await submit(id, value)
  await drainStream()
})

describe('the results of a number question', () => {
  it('are figures and ranges', async () => {
    const { body } = await results()
    expect(body.questions[0]).toMatchObject({ type: 'number', answered: 6 })
    expect(body.questions[0].numbers).toEqual({
      n: 6,
      mean: 204.166667,
      q1: 0,
      median: 7,
      q3: 12,
      bins: [
        { from: -41, to: -40, count: 1 },
        { from: 0, to: 0, count: 1 },
        { from: 7, to: 8, count: 1 },
        { from: 12, to: 13, count: 2 },
        { from: 1200, to: 1300, count: 1 },
      ],
      exact: false,
    })
  })

  it.each([
    [{ from: 7 }, 4],
    [{ to: 7 }, 3],
    [{ from: 7, to: 12 }, 3],
    [{ from: 1234, to: 1234 }, 1],
    [{ from: 5000 }, 0],
  ])('are of the responses within %j, both ends included', async (range, n) => {
    expect(await numbers({ where: [{ of: 'q', ...range }] })).toMatchObject({ n, exact: true })
  })

  it.each([
    ['a range of no question', { where: [{ of: 'gone', to: 1 }] }],
    ['a range of a demographic', { where: [{ of: 'demographics.age', from: 1 }] }],
    ['a range of texts', { where: [{ of: 'q', from: '1' }] }],
    ['a range without ends', { where: [{ of: 'q' }] }],
  ])('are refused by %s', async (_, query) => {
    expect((await results(query)).status).toBe(422)
  })

  it.each([
    ['listResponses', { params: true, query: { where: JSON.stringify([{ of: 'q', is: [7] }]) } }],
    ['startExport', { body: { where: [{ of: 'gone', from: 1 }] } }],
    ['deleteResponses', { params: true, body: { where: [{ of: 'gone', from: 1 }], count: 1 } }],
  ] as const)('a filter that does not fit is refused by %s', async (route, input) => {
    const { status } = await callRoute(route, {
      as: admin,
      ...('params' in input && { params: { id } }),
      ...('query' in input && { query: input.query }),
      ...('body' in input && { body: { survey_id: id, ...input.body } }),
    })
    expect(status).toBe(422)
  })

  it('find a response by its number, and list the number', async () => {
    const found = await callRoute('listResponses', {
      as: admin,
      params: { id },
      query: { where: JSON.stringify([{ of: 'q', from: 1000 }]) },
    })
    expect(found.body.map(({ answers }: { answers: unknown }) => answers)).toEqual([[{ question_id: 'q', value: 1234 }]])
    expect((await callRoute('listResponses', { as: admin, params: { id }, query: { q: '1234' } })).body).toHaveLength(1)
  })
})
