import { callRoute } from '../../../support/api/callRoute.ts'
import { answering, oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'

ownTable()
const admin = ownAdmin()

const choices = ['a', 'b'].map((value) => ({ id: value, label: value, value }))
const rows = [{ id: 'r', label: 'Row', label_ko: '' }]
const { survey, edit } = oneQuestion(admin, { choices, rows })
const respond = (survey_id: string, value: unknown) =>
  callRoute('submitResponse', { body: { survey_id, ...answering(value), demographics: { gender: 'female' } } })

/** The id of a survey with a response, whose question is changed afterwards. */
async function answered(before: object, value: unknown, after: object): Promise<string> {
  const id = await survey(before)
  await respond(id, value)
  expect((await edit(id, after)).status).toBe(200)
  return id
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
    const id = await answered({ type }, value, { type: next })
    expect(await totalWhere(id, { is: ['a'] })).toBe(0)
  })

  it('is found by a choice where both types are one or several choices', async () => {
    const id = await answered({ type: 'single_choice' }, 'a', { type: 'multi_select' })
    expect(await totalWhere(id, { is: ['a'] })).toBe(1)
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
    const id = await answered({ type, scale }, value, { type: next, scale })
    await respond(id, present)
    const { body } = await callRoute('getResults', { as: admin, params: { id }, query: { by: 'demographics.gender' } })
    expect(body.by.values).toEqual([{ value: 'female', total: 2 }])
    expect(body.by.questions[0]).toMatchObject({ shown: [1], answered: [1] })
  })
})

describe('an answer to a date question that had another precision', () => {
  it.each([
    ['day', '2026-11-24', 'month', '2026-11', '2026-11'],
    ['month', '2026-11', 'day', '2026-11-10', '2026-11-30'],
  ])('is found by its month: %s, %s, as a %s', async (precision, value, next, from, to) => {
    const id = await answered({ type: 'date', date: { precision } }, value, { type: 'date', date: { precision: next } })
    expect(await totalWhere(id, { from, to })).toBe(1)
    expect(await totalWhere(id, { to: '2026-12-01'.slice(0, to.length) })).toBe(1)
    expect(await totalWhere(id, { from: '2026-12-01'.slice(0, to.length) })).toBe(0)
  })
})
