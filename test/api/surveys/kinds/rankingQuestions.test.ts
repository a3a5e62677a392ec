import { callRoute } from '../../../support/api/callRoute.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'

ownTable()

let admin: Person
beforeAll(async () => void (admin = await buildAdmin()))

const choicesOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `c${at}`, label: `Choice ${at}`, value: `v${at}` }))
const ranking = (question: object = {}) => ({ id: 'q', type: 'ranking', choices: choicesOf(3), ...question })
const bodyWith = (...questions: object[]) => ({ sections: [{ id: 's', questions }] })
const create = (...questions: object[]) => callRoute('createSurvey', { as: admin, body: bodyWith(...questions) })
const answered = (value: unknown) => ({ answers: [{ question_id: 'q', value }], demographics: {} })
const submit = (survey_id: string, value: unknown) => callRoute('submitResponse', { body: { survey_id, ...answered(value) } })

const rankings = (count: number) => Array.from({ length: count }, (_, at) => ranking({ id: `q${at}`, choices: choicesOf(15) }))
/** What comes of ranking one, two and three of three choices. */
const codes = async (question: object) => {
  const { id } = (await create(ranking(question))).body
  const replies = [1, 2, 3].map(async (count) => {
    const value = choicesOf(count).map((choice) => choice.value)
    return (await submit(id, value)).body.errors?.[0].code ?? 'kept'
  })
  return Promise.all(replies)
}

describe('the definition of a ranking', () => {
  it.each([
    ['one choice', { choices: choicesOf(1) }, 'choices', 'too_few_choices'],
    ['16 choices', { choices: choicesOf(16) }, 'choices', 'too_many_choices'],
    ['a value twice', { choices: [...choicesOf(2), { label: 'A', value: 'v0' }] }, 'choices.2.value', 'duplicate_choice_value'],
    ['more places than choices', { max_choices: 4 }, 'max_choices', 'too_large'],
    ['bounds the wrong way round', { min_choices: 3, max_choices: 2 }, 'max_choices', 'min_over_max'],
  ])('is refused with %s', async (_, question, path, code) => {
    const { status, body } = await create(ranking(question))
    expect([status, body.errors?.[0].path, body.errors?.[0].code]).toEqual([422, `sections.0.questions.0.${path}`, code])
  })

  it('is limited by the ranks of a survey', async () => {
    expect((await create(...rankings(88))).status).toBe(201)
    expect((await create(...rankings(89))).body.errors).toMatchObject([{ code: 'too_many_cells' }])
  })
})

describe('an answer to a ranking', () => {
  it.each([
    ['a text', 'v0', 'answer.invalid'],
    ['numbers', [1, 2, 3], 'answer.invalid'],
    ['an unknown choice', ['v0', 'v1', 'v9'], 'answer.unknown_choice'],
    ['a choice twice', ['v0', 'v1', 'v0'], 'answer.repeated'],
    ['fewer than all', ['v0', 'v1'], 'answer.too_few'],
  ])('is refused as %s', async (_, value, code) => {
    const { status, body } = await submit((await create(ranking())).body.id, value)
    const error = { path: 'answers.0.value', question_id: 'q', code, message: expect.any(String) as string }
    expect([status, body.errors]).toEqual([422, [error]])
  })

  it('is kept in its order', async () => {
    const value = ['v2', 'v0', 'v1']
    expect((await submit((await create(ranking())).body.id, value)).body.answers).toEqual([{ question_id: 'q', value }])
  })

  it('has from the fewest to the most places, no fewer than the most by default', async () => {
    expect(await codes({ max_choices: 2 })).toEqual(['answer.too_few', 'kept', 'answer.too_many'])
    expect(await codes({ min_choices: 2 })).toEqual(['answer.too_few', 'kept', 'kept'])
    expect(await codes({ min_choices: 1, max_choices: 1 })).toEqual(['kept', 'answer.too_many', 'answer.too_many'])
  })

  it('may be blank unless it is required', async () => {
    expect((await submit((await create(ranking())).body.id, [])).status).toBe(201)
    const { body } = await submit((await create(ranking({ required: true }))).body.id, [])
    expect(body.errors).toMatchObject([{ path: 'answers.0.value', code: 'answer.required' }])
  })

  it('stays as it was when the ranking asks for another number, until it changes', async () => {
    const { id } = (await create(ranking({ max_choices: 2 }))).body
    const response = (await submit(id, ['v0', 'v1'])).body.id
    await callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith(ranking()) })
    const change = (value: unknown) => callRoute('updateResponse', { params: { id: response }, body: answered(value) })
    expect((await change(['v0', 'v1'])).status).toBe(200)
    expect((await change(['v1', 'v0'])).body.errors).toMatchObject([{ code: 'answer.too_few' }])
  })
})
