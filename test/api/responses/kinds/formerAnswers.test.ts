import { callRoute } from '../../../support/api/callRoute.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'

ownTable()

let admin: Person
beforeAll(async () => void (admin = await buildAdmin()))

const choices = ['a', 'b'].map((value) => ({ id: value, label: value, value }))
const rows = [{ id: 'r', label: 'Row', label_ko: '' }]
const bodyWith = (question: object) => ({ sections: [{ id: 's', questions: [{ id: 'q', choices, rows, ...question }] }] })
const answers = (value: unknown) => ({ answers: [{ question_id: 'q', value }], demographics: {} })

/** A response with that answer to a question, which is changed afterwards. */
async function answered(before: object, value: unknown, after: object): Promise<{ survey: string; response: string }> {
  const { id: survey } = (await callRoute('createSurvey', { as: admin, body: bodyWith(before) })).body
  const { id: response } = (
    await callRoute('submitResponse', { body: { survey_id: survey, ...answers(value), demographics: { gender: 'female' } } })
  ).body
  expect((await callRoute('updateSurvey', { as: admin, params: { id: survey }, body: bodyWith(after) })).status).toBe(200)
  return { survey, response }
}
const totalWhere = async (id: string, condition: object): Promise<number> => {
  const where = JSON.stringify([{ of: 'q', ...condition }])
  return (await callRoute('getResults', { as: admin, params: { id }, query: { where } })).body.total
}

describe('an answer to a question that had another type', () => {
  it.each([
    ['matrix', { r: 'a' }, 'single_choice'],
    ['matrix', { r: 'a' }, 'multi_select'],
    ['single_choice', 'a', 'matrix'],
    ['multi_select', ['a'], 'matrix'],
  ])('of %s, %j, is not found by a choice of %s', async (type, value, next) => {
    const { survey } = await answered({ type }, value, { type: next })
    expect(await totalWhere(survey, { is: ['a'] })).toBe(0)
  })

  it('is found by a choice where both types are one or several choices', async () => {
    const { survey } = await answered({ type: 'single_choice' }, 'a', { type: 'multi_select' })
    expect(await totalWhere(survey, { is: ['a'] })).toBe(1)
  })

  it.each([
    ['short_text', 'hello', 'date', 'answer.no_such_date'],
    ['number', 7, 'scale', 'answer.not_on_the_scale'],
  ])('of %s, %j, is judged as a new one of %s', async (type, value, next, code) => {
    const { response } = await answered({ type }, value, { type: next })
    const { status, body } = await callRoute('updateResponse', { params: { id: response }, body: answers(value) })
    expect([status, body.errors?.[0].code]).toEqual([422, code])
  })
})

describe('a comparison', () => {
  const scale = { from: 1, to: 5 }
  it.each([
    ['number', 7, 'single_choice', 'a'],
    ['date', '2026-11-24', 'multi_select', ['a']],
    ['matrix', { r: 'a' }, 'single_choice', 'a'],
    ['ranking', ['a', 'b'], 'single_choice', 'a'],
    ['scale', 3, 'multi_select', ['a']],
    ['number', 7, 'scale', 3],
    ['single_choice', 'a', 'ranking', ['b', 'a']],
    ['number', 7, 'matrix', { r: 'a' }],
  ])('has no answer to a former type in the bases of its columns: %s, %j, now %s', async (type, value, next, present) => {
    const { survey } = await answered({ type, scale }, value, { type: next, scale })
    await callRoute('submitResponse', { body: { survey_id: survey, ...answers(present), demographics: { gender: 'female' } } })
    const { body } = await callRoute('getResults', { as: admin, params: { id: survey }, query: { by: 'demographics.gender' } })
    expect(body.by.values).toEqual([{ value: 'female', total: 2 }])
    expect(body.by.questions[0]).toMatchObject({ shown: [1], answered: [1] })
  })
})

describe('an answer to a date question that had another precision', () => {
  it.each([
    ['day', '2026-11-24', 'month', '2026-11', '2026-11'],
    ['month', '2026-11', 'day', '2026-11-10', '2026-11-30'],
  ])('is found by its month: %s, %s, as a %s', async (precision, value, next, from, to) => {
    const { survey } = await answered({ type: 'date', date: { precision } }, value, { type: 'date', date: { precision: next } })
    expect(await totalWhere(survey, { from, to })).toBe(1)
    expect(await totalWhere(survey, { to: '2026-12-01'.slice(0, to.length) })).toBe(1)
    expect(await totalWhere(survey, { from: '2026-12-01'.slice(0, to.length) })).toBe(0)
  })
})
