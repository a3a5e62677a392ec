import { limits } from '#shared/limits.ts'
import { callRoute } from '../../../support/api/callRoute.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'

ownTable()

let admin: Person
beforeAll(async () => void (admin = await buildAdmin()))

const bodyWith = (question: object) => ({ sections: [{ id: 's', questions: [{ id: 'q', type: 'short_text', ...question }] }] })
const create = (question: object) => callRoute('createSurvey', { as: admin, body: bodyWith(question) })
const created = async (fields: object) => (await create(fields)).body.sections[0].questions[0]
const answered = (value: unknown) => ({ answers: [{ question_id: 'q', value }], demographics: {} })
const submit = (survey_id: string, value: unknown) => callRoute('submitResponse', { body: { survey_id, ...answered(value) } })
const change = (id: string, value: unknown) => callRoute('updateResponse', { params: { id }, body: answered(value) })

describe('the format and lengths of a text question', () => {
  it.each([
    ['an unknown format', { format: 'iban' }, 'format', 'not_allowed'],
    ['no characters', { max_length: 0 }, 'max_length', 'too_small'],
    ['half a character', { min_length: 1.5 }, 'min_length', 'not_whole'],
    ['a length that is a text', { min_length: '3' }, 'min_length', 'wrong_type'],
    ['more characters than a short text has', { max_length: limits.shortText + 1 }, 'max_length', 'too_large'],
    ['more than the longest text has, on another type too', { type: 'number', max_length: limits.longText + 1 }, 'max_length', 'too_large'],
    ['lengths the wrong way round', { min_length: 5, max_length: 4 }, 'min_length', 'too_large'],
    ['a least length over the limit of its type', { min_length: limits.shortText + 1 }, 'min_length', 'too_large'],
  ])('are refused with %s', async (_, question, path, code) => {
    const { status, body } = await create(question)
    expect([status, body.errors?.[0].path, body.errors?.[0].code]).toEqual([422, `sections.0.questions.0.${path}`, code])
  })

  it('are kept, on other types too, and absent where none were sent', async () => {
    const lengths = { min_length: 5, max_length: 4, format: 'url' }
    expect(await created({ type: 'number', ...lengths })).toMatchObject(lengths)
    expect(await created({ type: 'long_text', max_length: limits.longText })).toMatchObject({ max_length: limits.longText })
    const plain = await created({ format: null })
    for (const field of Object.keys(lengths)) expect(plain).not.toHaveProperty(field)
  })
})

describe('an answer with a format', () => {
  it.each([
    [{ format: 'email' }, 'no address', 'answer.email'],
    [{ format: 'url' }, 'ftp://example.org', 'answer.url'],
    [{ format: 'phone' }, 'call me', 'answer.phone'],
    [{ min_length: 3 }, 'ab', 'answer.too_short'],
    [{ max_length: 3 }, 'abcd', 'too_long'],
    [{ type: 'long_text', min_length: 3 }, 'ab', 'answer.too_short'],
  ])('%j refuses %j', async (question, value, code) => {
    const { id } = (await create(question)).body
    const { status, body } = await submit(id, value)
    const error = { path: 'answers.0.value', question_id: 'q', code, message: expect.any(String) as string }
    expect([status, body.errors]).toEqual([422, [error]])
  })

  it('is stored as its format has it, and may be left blank', async () => {
    const { id } = (await create({ format: 'url', min_length: 12 })).body
    const { status, body } = await submit(id, ' example.org ')
    expect([status, body.answers]).toEqual([201, [{ question_id: 'q', value: 'https://example.org' }]])
    expect((await submit(id, '')).status).toBe(201)
  })

  it('that is required and blank lacks an answer, and is not too short', async () => {
    const { id } = (await create({ required: true, min_length: 3, format: 'email' })).body
    expect((await submit(id, ' ')).body.errors).toMatchObject([{ path: 'answers', code: 'answer.required' }])
  })

  it('stays as it was when the question asks for more, until it changes', async () => {
    const { id } = (await create({})).body
    const response = (await submit(id, 'anything')).body.id
    await callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith({ format: 'email', max_length: 5 }) })
    expect((await change(response, 'anything')).status).toBe(200)
    expect((await change(response, 'anything else')).body.errors).toMatchObject([{ code: 'answer.email' }])
  })
})
