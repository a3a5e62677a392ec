import { limits } from '#shared/limits.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'

ownTable()
const background = ownBackground()

const admin = ownAdmin()
let survey: Survey
const columns = [{ value: 'good' }, { value: 'bad' }]
const rows = [{ id: 'r1' }, { id: 'r2' }]
const asked = [
  { id: 'color', type: 'single_choice', choices: [{ value: 'red' }, { value: 'blue' }] },
  { id: 'rank', type: 'ranking', choices: columns, min_choices: 1 },
  { id: 'parts', type: 'matrix', choices: columns, rows },
  { id: 'age', type: 'number' },
]
const given = [
  { color: 'red', rank: ['bad', 'good'], parts: { r1: 'good', r2: 'bad' }, age: 20 },
  { color: 'red', parts: { r1: 'bad' } },
  { color: 'blue', rank: ['good'], age: 40 },
]

beforeAll(async () => {
  survey = (await callRoute('createSurvey', { as: admin, body: { sections: [{ id: 's', questions: asked }] } })).body as Survey
  for (const answers of given) {
    const list = Object.entries(answers).map(([question_id, value]) => ({ question_id, value }))
    await callRoute('submitResponse', { body: { survey_id: survey.id, answers: list, demographics: {} } })
  }
  const [section] = survey.sections
  const [color, ...others] = section!.questions
  const [red, blue] = color!.choices
  const renamed = { ...color!, choices: [{ ...red!, value: 'blue' }, { ...blue!, value: 'red' }] } // oxfmt-ignore
  const body = { ...survey, sections: [{ ...section!, questions: [renamed, ...others] }] }
  survey = (await callRoute('updateSurvey', { as: admin, params: { id: survey.id }, body })).body as Survey
})
afterEach(() => jest.restoreAllMocks())

const post = (body: object) => callRoute('countResults', { as: admin, params: { id: survey.id }, body })
const heldBy = async (...clauses: object[]) => (await post({ show_if: { clauses } })).body.would_hold as unknown

describe('the count of responses that would have met a condition', () => {
  it.each([
    ['a choice, by its present value', { question_id: 'color', op: 'any_of', values: ['blue'] }, 2],
    ['the first place of a ranking', { question_id: 'rank', op: 'any_of', values: ['good'] }, 1],
    ['a row', { question_id: 'parts', row: 'r1', op: 'any_of', values: ['bad'] }, 1],
    ['any row', { question_id: 'parts', op: 'any_of', values: ['bad'] }, 2],
    ['a number', { question_id: 'age', op: 'between', from: 20, to: 39 }, 1],
    ['a number that is not there', { question_id: 'age', op: 'outside', from: 20, to: 39 }, 1],
    ['no answer', { question_id: 'age', op: 'unanswered' }, 1],
    ['a clause that cannot be judged', { question_id: 'gone', op: 'answered' }, 3],
  ])('is counted by %s', async (_, clause, held) => {
    expect(await heldBy(clause)).toBe(held)
  })

  it('includes only responses that match the filter, for all or any clauses', async () => {
    const clauses = [
      { question_id: 'color', op: 'any_of', values: ['blue'] },
      { question_id: 'age', op: 'between', to: 20 },
    ]
    expect(await heldBy(...clauses)).toBe(1)
    const where = [{ of: 'rank', is: ['good'] }]
    const { body } = await post({ show_if: { match: 'any', clauses }, where, by: 'color' })
    expect([body.would_hold, body.total]).toEqual([0, 1])
  })

  it('is in no reply without a condition', async () => {
    for (const body of [{}, { show_if: null }, { show_if: { clauses: [] } }, { where: [{ of: 'color', is: ['blue'] }] }])
      expect((await post(body)).body).not.toHaveProperty('would_hold')
  })

  it('is counted in a job if there are too many responses for a request', async () => {
    jest.replaceProperty(limits, 'responsesCounted', 2 as never)
    const { status, body } = await post({ show_if: { clauses: [{ question_id: 'color', op: 'any_of', values: ['blue'] }] } })
    jest.restoreAllMocks()
    expect(status).toBe(202)
    await background.idle()
    const job = await callRoute('getJob', { as: admin, params: { job: body.id } })
    expect(job.body).toMatchObject({ state: 'done', total: 3 })
    const file = (await (await fetch(job.body.url)).json()) as unknown
    expect(file).toMatchObject({ total: 3, would_hold: 2 })
  })

  const clause = { question_id: 'color', op: 'answered' }
  it.each([
    ['more than 10 clauses', { clauses: Array.from({ length: 11 }, () => clause) }, 'show_if.clauses'],
    ['a text', 'color', 'show_if'],
  ])('is refused of %s', async (_, show_if, path) => {
    const { status, body } = await post({ show_if })
    expect([status, body.code, body.errors[0].path]).toEqual([422, 'invalid', path])
  })
})
