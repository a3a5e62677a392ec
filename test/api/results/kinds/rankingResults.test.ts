import { callRoute } from '../../../support/api/callRoute.ts'
import { readResults } from '../../../support/counts/readResults.ts'
import { drainStream } from '../../../support/api/drainStream.ts'
import { ownBackground } from '../../../support/api/background.ts'
import { endOfJob } from '../../../support/api/jobs/endOfJob.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'
import { wrongCounts } from '../../../support/api/surveyTruth.ts'
import { readWorkbook } from '../../../support/checkExport/readWorkbook.ts'

ownTable()
ownBackground()

let admin: Person
let id: string
const values = ['price', 'speed', '1'] // a value that looks like a place
const choices = values.map((value) => ({ id: `id-${value}`, label: `${value}!`, value }))
const bodyWith = (question: object = {}) => ({
  sections: [
    {
      id: 's',
      questions: [
        { id: 'q', title: 'Order?', type: 'ranking', choices, min_choices: 1, ...question },
        { id: 'who', title: 'Who?', type: 'single_choice', choices: ['Me', 'You'].map((value) => ({ label: value, value })) },
      ],
    },
  ],
})
const edit = (question: object) => callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith(question) })
const given: [ranking: string[], who: string][] = [
  [['speed', 'price', '1'], 'Me'],
  [['speed', '1'], 'Me'],
  [['1'], 'You'],
  [[], 'You'],
]
const submit = async (value: unknown, who: string) => {
  const answers = [
    { question_id: 'q', value },
    { question_id: 'who', value: who },
  ]
  await callRoute('submitResponse', { body: { survey_id: id, answers, demographics: {} } })
}
const results = (query = {}) => readResults(admin, id, query)
const totalOf = async (is: string[]) => (await results({ where: [{ of: 'q', is }] })).body.total
const everyone = [{ of: 'who', is: ['Me', 'You'] }]

/** The figures of a ranking, counted from the answers. */
const figures = (rankings: readonly string[][], places = values.length) =>
  values.map((value) => {
    const ranks = Array.from({ length: places }, (_, place) => rankings.filter((ranking) => ranking[place] === value).length)
    const count = ranks.reduce((sum, one) => sum + one, 0)
    const sum = ranks.reduce((total, one, at) => total + one * (at + 1), 0)
    return { value, count, mean_rank: count === 0 ? null : Math.round((sum / count) * 1e6) / 1e6, ranks }
  })

const sheets = async () => {
  const { raw } = await callRoute('exportResponses', { as: admin, params: { id } })
  const cells = (name: string) =>
    readWorkbook(raw)
      .find((sheet) => sheet.name === name)!
      .rows.map((row) => Array.from(row, (cell) => cell?.text ?? ''))
  return { responses: cells('Responses'), coded: cells('Coded'), codebook: cells('Codebook'), long: readWorkbook(raw).at(-1)! }
}

const exported = async (format: 'csv' | 'jsonl') => {
  const { body } = await callRoute('startExport', { as: admin, body: { survey_id: id, format } })
  const { url } = await endOfJob(body.id as string, admin)
  return (await (await fetch(url)).text()).replace('\ufeff', '').trim()
}

beforeAll(async () => void (admin = await buildAdmin()))
beforeEach(async () => {
  id = (await callRoute('createSurvey', { as: admin, body: bodyWith() })).body.id
  for (const [value, who] of given) await submit(value, who)
  await drainStream()
})

describe('the results of a ranking', () => {
  it('are how often each choice has each place, kept as in a pass, and as recounted', async () => {
    const [kept, passed] = [(await results()).body.questions[0], (await results({ where: everyone })).body.questions[0]]
    expect(kept).toMatchObject({ answered: 3, choices: figures(given.map(([ranking]) => ranking)) })
    expect(kept).not.toHaveProperty('former')
    expect(passed).toEqual(kept)
    expect(await wrongCounts(id)).toEqual([])
  })

  it('are filtered by the first place', async () => {
    expect([await totalOf(['speed']), await totalOf(['price']), await totalOf(['1', 'speed'])]).toEqual([2, 0, 3])
  })

  it('are compared in their first places by another question', async () => {
    const { by } = (await results({ by: 'who' })).body
    expect(by.questions[0].choices).toEqual([
      { value: 'price', counts: [0, 0] },
      { value: 'speed', counts: [2, 0] },
      { value: '1', counts: [0, 1] },
    ])
  })

  it('count a renamed choice as its present value, and a deleted one after the others', async () => {
    await edit({ choices: [{ ...choices[0], value: 'cost' }, choices[2]], max_choices: 2 })
    const listed = (await results()).body.questions[0].choices as { value: string; ranks: number[] }[]
    expect(listed.map(({ value, ranks }) => [value, ranks])).toEqual([
      ['cost', [0, 1, 0]],
      ['1', [1, 1, 1]],
      ['speed', [2, 0, 0]],
    ])
    expect((await results({ where: [{ of: 'q', is: ['speed'] }] })).body.total).toBe(2)
  })

  it('leave out the answers to a former type', async () => {
    await edit({ type: 'multi_select' })
    const several = (await results()).body.questions[0]
    expect([several.former, several.choices.map(({ count }: { count: number }) => count)]).toEqual([3, [0, 0, 0]])
    expect((await results({ where: [{ of: 'q', is: ['speed'] }] })).body.total).toBe(0)
    await submit(['price', 'speed'], 'Me')
    await edit({})
    await drainStream()
    const ranking = (await results()).body.questions[0]
    expect([ranking.former, ranking.choices]).toEqual([1, figures(given.map(([one]) => one))])
    expect((await results({ where: [{ of: 'q', is: ['price'] }] })).body.total).toBe(0)
  })
})

describe('the exports of a ranking', () => {
  it('have a column for each place, and on Coded one for each choice', async () => {
    const { responses, coded, codebook } = await sheets()
    expect(responses.map((row) => row.slice(10, 14))).toEqual([
      ['Order?: 1', 'Order?: 2', 'Order?: 3', 'Who?'],
      ['speed!', 'price!', '1!', 'Me'],
      ['speed!', '1!', '', 'Me'],
      ['1!', '', '', 'You'],
      ['', '', '', 'You'],
    ])
    expect(coded.map((row) => row.slice(10, 14))).toEqual([
      ['q/price', 'q/speed', 'q/1', 'who'],
      ['Order?: price!', 'Order?: speed!', 'Order?: 1!', 'Who?'],
      ['2', '1', '3', 'Me'],
      ['', '1', '2', 'Me'],
      ['', '', '1', 'You'],
      ['', '', '', 'You'],
    ])
    expect(codebook[0]!.slice(12)).toEqual(['Fewest choices'])
    expect(codebook[1]!.slice(1, 6)).toEqual(['q', 'Order?', '', 'Ranking', 'No'])
  })

  it('are as stored in JSON Lines, and places of choices in CSV', async () => {
    const lines = (await exported('jsonl'))
      .split('\n')
      .map((line) => JSON.parse(line) as { answers: { question_id: string; value: unknown }[] })
    const values = lines.map(({ answers }) => answers.find(({ question_id }) => question_id === 'q')?.value ?? [])
    expect(values).toEqual(given.map(([ranking]) => ranking))
    const [header, ...rows] = (await exported('csv')).split('\r\n').map((line) => line.split(','))
    const from = header!.indexOf('"q/price"')
    expect(header!.slice(from, from + 3)).toEqual(['"q/price"', '"q/speed"', '"q/1"'])
    expect(rows.map((row) => row.slice(from, from + 3))).toEqual([
      ['2', '1', '3'],
      ['', '1', '2'],
      ['', '', '1'],
      ['', '', ''],
    ])
  })

  it('have the places beyond the columns, and the answers to a former type, among the long answers', async () => {
    await edit({ max_choices: 2 })
    expect((await sheets()).responses[0]!.slice(10, 13)).toEqual(['Order?: 1', 'Order?: 2', 'Who?'])
    expect((await sheets()).long.rows.map((row) => row.map((cell) => cell?.text)).slice(1)).toEqual([['1', 'q/3', '1', '1', 'Responses']])
  })
})
