import { callRoute } from '../../../support/api/callRoute.ts'
import { readResults } from '../../../support/counts/readResults.ts'
import { drainStream } from '../../../support/api/drainStream.ts'
import { ownBackground } from '../../../support/api/background.ts'
import { endOfJob } from '../../../support/api/jobs/endOfJob.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'
import { wrongCounts } from '../../../support/api/surveyTruth.ts'
import { readWorkbook } from '../../../support/checkExport/readWorkbook.ts'
import { csvColumn, jsonLinesValues } from './exportedValues.ts'

ownTable()
ownBackground()

let admin: Person
let id: string
const sent: string[] = []
const values = [12, 12, 1234, 7, 0, -40]
const submit = async (value: unknown): Promise<string> =>
  (await callRoute('submitResponse', { body: { survey_id: id, answers: [{ question_id: 'q', value }], demographics: {} } })).body.id
const bodyWith = (question: object) => ({
  sections: [
    {
      id: 's',
      questions: [
        { id: 'q', title: 'How many?', type: 'number', number: { min: -100, decimals: 0, unit: 'kg', unit_ko: '킬로' }, ...question },
        { id: 'text', title: 'Why?', type: 'short_text' },
      ],
    },
  ],
})
const results = (query = {}) => readResults(admin, id, query)
const numbers = async (query = {}) => (await results(query)).body.questions[0].numbers

beforeAll(async () => {
  admin = await buildAdmin()
  id = (await callRoute('createSurvey', { as: admin, body: bodyWith({}) })).body.id
  for (const value of values) sent.push(await submit(value))
  await drainStream()
})

describe('the results of a number question', () => {
  it('are figures and ranges', async () => {
    const { body } = await results()
    expect(body.questions[0]).toMatchObject({ type: 'number', answered: 6 })
    expect(body.questions[0]).not.toHaveProperty('former')
    expect(body.questions[1]).not.toHaveProperty('numbers')
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

  it('have exact quartiles under a filter', async () => {
    expect(await numbers({ where: [{ of: 'q', from: 100 }] })).toMatchObject({ q1: 1234, median: 1234, q3: 1234 })
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
    ['startExport', { body: { where: [{ of: 'text', from: 1 }] } }],
    ['deleteResponses', { params: true, body: { where: [{ of: 'text', from: 1 }], count: 1 } }],
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

  it('are exported as numbers, with their bounds and unit in the codebook', async () => {
    const { raw } = await callRoute('exportResponses', { as: admin, params: { id } })
    const sheets = new Map(readWorkbook(raw).map((sheet) => [sheet.name, sheet.rows]))
    for (const [name, above] of [
      ['Responses', 1],
      ['Coded', 2],
    ] as const) {
      const rows = sheets.get(name)!
      const column = rows[above - 1]!.findIndex((cell) => cell?.text === 'How many?')
      expect(rows.slice(above).map((row) => [row[column]!.type, row[column]!.text])).toEqual(values.map((value) => ['number', `${value}`]))
    }
    const [columns, question] = sheets.get('Codebook')!.map((row) => row.slice(12).map((cell) => cell?.text))
    expect([columns, question]).toEqual([
      ['Smallest', 'Decimals', 'Unit (English)', 'Unit (Korean)'],
      ['-100', '0', 'kg', '킬로'],
    ])
  })

  it.each([
    ['csv', csvColumn, values.map(String)],
    ['jsonl', jsonLinesValues, values],
  ] as const)('are written to %s as they are stored', async (format, read, expected) => {
    const { body } = await callRoute('startExport', { as: admin, body: { survey_id: id, format } })
    const { url } = await endOfJob(body.id as string, admin)
    expect(read(await (await fetch(url)).text())).toEqual(expected)
  })

  it('follow edits and deletions, and a recount finds nothing to correct', async () => {
    const changed = await submit(99_999)
    await drainStream()
    expect(await numbers()).toMatchObject({ n: 7 })
    await callRoute('updateResponse', { params: { id: changed }, body: { answers: [{ question_id: 'q', value: 55 }], demographics: {} } })
    await drainStream()
    expect((await numbers()).bins).toContainEqual({ from: 55, to: 56, count: 1 })
    await callRoute('deleteResponse', { params: { id: changed }, as: admin })
    await drainStream()
    expect(await wrongCounts(id)).toEqual([])
  })

  it('count answers of a former type apart', async () => {
    await callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith({ type: 'short_text' }) })
    await submit('about ten')
    await drainStream()
    const texts = (await results()).body.questions[0]
    expect([texts.answered, texts.former, texts.numbers]).toEqual([7, 6, undefined])
    await callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith({}) })
    const again = (await results()).body.questions[0]
    expect([again.former, again.numbers.n]).toEqual([1, 6])
    expect(await wrongCounts(id)).toEqual([])
  })
})
