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
const values = [10, 9, 9, 8, 6, 0, 'na']
const submit = async (value: unknown): Promise<string> =>
  (await callRoute('submitResponse', { body: { survey_id: id, answers: [{ question_id: 'q', value }], demographics: {} } })).body.id
const nps = { from: 0, to: 10, labels: [{ label: 'Never', label_ko: '전혀' }], na_label: 'Cannot say', na_label_ko: '모름' }
const bodyWith = (question: object) => ({
  sections: [
    {
      id: 's',
      questions: [
        { id: 'q', title: 'How likely?', type: 'scale', scale: nps, ...question },
        { id: 'text', title: 'Why?', type: 'short_text' },
      ],
    },
  ],
})
const edit = (question: object) => callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith(question) })
const results = (query = {}) => readResults(admin, id, query)
const first = async (query = {}) => (await results(query)).body.questions[0]
const countOf = (value: unknown) => values.filter((one) => String(one) === value).length

beforeAll(async () => {
  admin = await buildAdmin()
  id = (await callRoute('createSurvey', { as: admin, body: bodyWith({}) })).body.id
  for (const value of values) await submit(value)
  await drainStream()
})

describe('the results of a scale', () => {
  it('are its points and "na", mean, median and a Net Promoter Score', async () => {
    const { body } = await results()
    const points = Array.from({ length: 11 }, (_, at) => `${at}`).map((value) => ({ value, count: countOf(value) }))
    expect(body.questions[0]).toMatchObject({
      answered: 7,
      choices: [...points, { value: 'na', count: 1, no_answer: true }],
      mean: 7,
      median: 8,
      nps: { promoters: 3, passives: 1, detractors: 2, score: 16.666667 },
    })
    expect(body.questions[0]).not.toHaveProperty('former')
    for (const field of ['choices', 'mean', 'median', 'nps']) expect(body.questions[1]).not.toHaveProperty(field)
  })

  it.each([
    [{ from: 8 }, 4],
    [{ to: 6 }, 2],
    [{ from: 9, to: 9 }, 2],
    [{ is: ['9'] }, 2],
    [{ is: [9, 'na'] }, 3],
    [{ from: 11 }, 0],
  ])('are of the responses with %j', async (condition, answered) => {
    expect((await first({ where: [{ of: 'q', ...condition }] })).answered).toBe(answered)
  })

  it('are null for no answers', async () => {
    expect(await first({ where: [{ of: 'q', is: ['na'] }] })).toMatchObject({
      mean: null,
      median: null,
      nps: { promoters: 0, passives: 0, detractors: 0, score: null },
    })
  })

  it('are compared by point', async () => {
    const { by } = (await results({ by: 'q' })).body
    expect(by.values.map(({ value, total }: Record<string, unknown>) => [value, total])).toEqual(
      [...Array.from({ length: 11 }, (_, at) => `${at}`), 'na'].map((value) => [value, countOf(value)]),
    )
    expect(by.questions[0].choices[9]).toEqual({ value: '9', counts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0] })
  })

  it('find a response by its number', async () => {
    expect((await callRoute('listResponses', { as: admin, params: { id }, query: { q: '10' } })).body).toHaveLength(1)
    expect((await callRoute('listResponses', { as: admin, params: { id }, query: { q: 'na' } })).body).toHaveLength(0)
  })

  it.each([
    ['en', 'Counts as no answer', 'Yes', 'Scale'],
    ['ko', '무응답으로 집계', '예', '척도'],
  ] as const)('are exported as numbers and N/A, with the points in the codebook (%s)', async (lang, column, yes, type) => {
    const { raw } = await callRoute('exportResponses', { as: admin, params: { id }, query: { lang } })
    const sheets = new Map(readWorkbook(raw).map((sheet) => [sheet.name, sheet.rows]))
    const cells = (name: string, above: number) => {
      const rows = sheets.get(name)!
      const at = rows[above - 1]!.findIndex((cell) => cell?.text === 'How likely?')
      return rows.slice(above).map((row) => [row[at]!.type, row[at]!.text])
    }
    const numbers = values.slice(0, -1).map((value) => ['number', `${value}`])
    expect(cells('Responses', 1)).toEqual([...numbers, ['text', 'N/A']])
    expect(cells('Coded', 2)).toEqual([...numbers, ['text', 'na']])
    const [head, question, ...points] = sheets.get('Codebook')!.map((row) => row.map((cell) => cell?.text))
    expect(head!.at(12)).toBe(column)
    expect([question![4], ...question!.slice(13, 15)]).toEqual([type, '0', '10'])
    expect(points[0]!.slice(6, 9)).toEqual(['0', 'Never', '전혀'])
    expect([...points[11]!.slice(6, 9), points[11]![12]]).toEqual(['na', 'Cannot say', '모름', yes])
  })

  it.each([
    ['csv', csvColumn, values.map((value) => (value === 'na' ? '"na"' : `${value}`))],
    ['jsonl', jsonLinesValues, values],
  ] as const)('are written to %s as they are stored', async (format, read, expected) => {
    const { body } = await callRoute('startExport', { as: admin, body: { survey_id: id, format } })
    const { url } = await endOfJob(body.id as string, admin)
    expect(read(await (await fetch(url)).text())).toEqual(expected)
  })

  it('list a former point, which no figure counts', async () => {
    await edit({ scale: { from: 1, to: 9 } })
    const now = await first()
    expect(now).toMatchObject({ answered: 7, mean: 8, median: 8 })
    expect(now.choices.slice(9)).toEqual([
      { value: '0', count: 1, former: true },
      { value: '10', count: 1, former: true },
      { value: 'na', count: 1, no_answer: true },
    ])
    for (const field of ['nps', 'former']) expect(now).not.toHaveProperty(field)
    await edit({})
  })

  it('count answers of a former type apart, and a recount finds nothing to correct', async () => {
    await edit({ type: 'number' })
    await submit(9)
    await drainStream()
    expect(await first()).toMatchObject({ answered: 8, former: 7, numbers: { n: 1 } })
    await edit({})
    expect(await first()).toMatchObject({ answered: 8, former: 1, mean: 7 })
    expect((await first({ where: [{ of: 'q', is: ['9'] }] })).answered).toBe(2)
    expect((await first({ where: [{ of: 'q', from: 9, to: 9 }] })).answered).toBe(2)
    expect(await wrongCounts(id)).toEqual([])
  })
})
