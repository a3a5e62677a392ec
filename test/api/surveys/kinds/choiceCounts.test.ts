import { callRoute } from '../../../support/api/callRoute.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'
import { readWorkbook } from '../../../support/checkExport/readWorkbook.ts'

ownTable()

let admin: Person
beforeAll(async () => void (admin = await buildAdmin()))

const choices = ['a', 'b', 'c', 'd'].map((value) => ({ id: value, label: value.toUpperCase(), value }))
const none = { id: 'n', label: 'None', value: 'none', exclusive: true }
const unknown = { id: 'u', label: "Don't know", value: 'unknown', no_answer: true }
const bodyWith = (question: object) => ({
  sections: [{ id: 's', questions: [{ id: 'q', type: 'multi_select', choices, ...question }] }],
})
const create = (question: object) => callRoute('createSurvey', { as: admin, body: bodyWith(question) })
const questionWith = async (fields: object) => (await create(fields)).body.sections[0].questions[0]
const answered = (value: unknown) => ({ answers: [{ question_id: 'q', value }], demographics: {} })
const submit = (survey_id: string, value: unknown) => callRoute('submitResponse', { body: { survey_id, ...answered(value) } })
const change = (id: string, value: unknown) => callRoute('updateResponse', { params: { id }, body: answered(value) })

describe('the number of choices that a question asks for', () => {
  it.each([
    ['none at all', { min_choices: 0 }, 'min_choices', 'too_small'],
    ['half a choice', { max_choices: 1.5 }, 'max_choices', 'not_whole'],
    ['a number that is a text', { min_choices: '2' }, 'min_choices', 'wrong_type'],
    ['more than any question has, on another type too', { type: 'short_text', max_choices: 501 }, 'max_choices', 'too_large'],
    ['a least over the choices', { min_choices: 5 }, 'min_choices', 'too_large'],
    ['a most over the choices', { max_choices: 5 }, 'max_choices', 'too_large'],
    ['bounds the wrong way round', { min_choices: 3, max_choices: 2 }, 'max_choices', 'min_over_max'],
  ])('is refused as %s', async (_, question, path, code) => {
    const { status, body } = await create(question)
    expect([status, body.errors?.[0].path, body.errors?.[0].code]).toEqual([422, `sections.0.questions.0.${path}`, code])
  })

  it('is kept, on other types too, and absent where none was sent', async () => {
    const counts = { min_choices: 3, max_choices: 2 }
    expect(await questionWith({ type: 'single_choice', ...counts })).toMatchObject(counts)
    expect(await questionWith({ min_choices: 2, max_choices: 2 })).toMatchObject({ min_choices: 2, max_choices: 2 })
    const plain = await questionWith({ min_choices: null, max_choices: null })
    for (const field of Object.keys(counts)) expect(plain).not.toHaveProperty(field)
  })

  it('is in the codebook', async () => {
    const { id } = (await create({ min_choices: 1, max_choices: 3 })).body
    const { raw } = await callRoute('exportResponses', { as: admin, params: { id } })
    const rows = readWorkbook(raw).find(({ name }) => name === 'Codebook')!.rows
    expect(rows.slice(0, 2).map((row) => row.slice(12).map((cell) => cell?.text))).toEqual([
      ['Fewest choices', 'Most choices'],
      ['1', '3'],
    ])
  })
})

describe('an answer with a number of choices', () => {
  const bounds = { choices: [...choices, none, unknown], min_choices: 2, max_choices: 3 }

  it.each([
    [['a'], 'answer.too_few', 'The answer to question q has fewer than 2 choices.'],
    [['a', 'b', 'c', 'd'], 'answer.too_many', 'The answer to question q has more than 3 choices.'],
  ])('is refused as %j', async (value, code, message) => {
    const { status, body } = await submit((await create(bounds)).body.id, value)
    expect([status, body.errors]).toEqual([422, [{ path: 'answers.0.value', question_id: 'q', code, message }]])
  })

  it.each([[['a', 'b']], [['a', 'b', 'c']], [['none']], [['unknown']], [[]]])('may be %j', async (value) => {
    expect((await submit((await create(bounds)).body.id, value)).status).toBe(201)
  })

  it('that is required and blank lacks an answer, and has not too few', async () => {
    const { id } = (await create({ ...bounds, required: true })).body
    expect((await submit(id, [])).body.errors).toMatchObject([{ path: 'answers', code: 'answer.required' }])
  })

  it('of a single choice is not counted', async () => {
    expect((await submit((await create({ type: 'single_choice', min_choices: 2 })).body.id, 'a')).status).toBe(201)
  })

  it('stays as it was when the question asks for another number, until it changes', async () => {
    const { id } = (await create({})).body
    const response = (await submit(id, ['a'])).body.id
    await callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith({ min_choices: 2 }) })
    expect((await change(response, ['a'])).status).toBe(200)
    expect((await change(response, ['b'])).body.errors).toMatchObject([{ code: 'answer.too_few' }])
  })
})
