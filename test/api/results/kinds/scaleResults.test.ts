import { callRoute } from '../../../support/api/callRoute.ts'
import { readResults } from '../../../support/counts/readResults.ts'
import { drainStream } from '../../../support/api/drainStream.ts'
import { oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'

ownTable()
const admin = ownAdmin()

let id: string
const values = [10, 9, 9, 8, 6, 0, 'na']
const nps = { from: 0, to: 10, labels: [{ label: 'Never', label_ko: '전혀' }], na_label: 'Cannot say', na_label_ko: '모름' }
const { survey, submit } = oneQuestion(admin, { title: 'How likely?', type: 'scale', scale: nps })
const first = async (query = {}) => (await readResults(admin, id, query)).body.questions[0]

beforeAll(async () => {
  id = await survey()
  for (const value of values) await submit(id, value)
  await drainStream()
})

describe('the results of a scale', () => {
  it('are its points and "na", mean, median and a Net Promoter Score', async () => {
    const counts = Array.from({ length: 11 }, (_, at) => ({ value: `${at}`, count: values.filter((value) => value === at).length }))
    expect(await first()).toMatchObject({
      answered: 7,
      choices: [...counts, { value: 'na', count: 1, no_answer: true }],
      mean: 7,
      median: 8,
      nps: { promoters: 3, passives: 1, detractors: 2, score: 16.666667 },
    })
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

  it('find a response by its number', async () => {
    expect((await callRoute('listResponses', { as: admin, params: { id }, query: { q: '10' } })).body).toHaveLength(1)
    expect((await callRoute('listResponses', { as: admin, params: { id }, query: { q: 'na' } })).body).toHaveLength(0)
  })
})
