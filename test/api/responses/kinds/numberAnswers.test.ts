import { callRoute } from '../../../support/api/callRoute.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'

ownTable()

let admin: Person
beforeAll(async () => void (admin = await buildAdmin()))

const survey = async (question: object): Promise<string> =>
  (await callRoute('createSurvey', { as: admin, body: bodyWith(question) })).body.id
const bodyWith = (question: object) => ({ sections: [{ id: 's', questions: [{ id: 'q', type: 'number', ...question }] }] })
const edit = (id: string, question: object) => callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith(question) })
const submit = (survey_id: string, value: unknown) =>
  callRoute('submitResponse', { body: { survey_id, answers: [{ question_id: 'q', value }], demographics: {} } })
const change = (id: string, value: unknown) =>
  callRoute('updateResponse', { params: { id }, body: { answers: [{ question_id: 'q', value }], demographics: {} } })

describe('an answer to a number question', () => {
  let free: string
  let required: string
  beforeAll(async () => {
    free = await survey({ number: { min: -5, max: 1e11, decimals: 2 } })
    required = await survey({ required: true, number: { decimals: 4 } })
  })

  it.each([0, -5, 1e11, 12.34])('may be %d', async (value) => {
    const { status, body } = await submit(free, value)
    expect([status, body.answers]).toEqual([201, [{ question_id: 'q', value }]])
  })

  it('is 0 for -0', async () => {
    const { raw } = await callRoute('submitResponse', {
      body: { survey_id: free, answers: [{ question_id: 'q', value: -0 }], demographics: {} },
    })
    expect(raw.toString()).toContain('"value":0')
  })

  it.each([null, '', '  ', []])('is none that is %j', async (value) => {
    expect((await submit(free, value)).body.answers).toEqual([])
    const { status, body } = await submit(required, value)
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'answers.0.value', question_id: 'q', code: 'answer.required', message: expect.any(String) as string }],
    ])
  })

  it('is asked for at the path of all answers where it is not in the body', async () => {
    const { body } = await callRoute('submitResponse', { body: { survey_id: required, answers: [], demographics: {} } })
    expect(body.errors[0]).toMatchObject({ path: 'answers', code: 'answer.required' })
  })

  it.each([
    ['12', 'answer.invalid'],
    [true, 'answer.invalid'],
    [[1], 'answer.invalid'],
    [{ value: 1 }, 'answer.invalid'],
    [-5.01, 'answer.too_small'],
    [-1e12, 'answer.too_small'],
    [1e11 + 1, 'answer.too_large'],
    [1e12, 'answer.too_large'],
    [0.125, 'answer.too_many_decimals'],
    [1e-7, 'answer.too_many_decimals'],
  ])('is refused that is %j: %s', async (value, code) => {
    const { status, body } = await submit(free, value)
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'answers.0.value', question_id: 'q', code, message: expect.stringMatching(/^The answer to question q .*\.$/) as string }],
    ])
  })

  it.each([
    ['1e400', 'answer.too_large'],
    ['-1e400', 'answer.too_small'],
    ['123456789012.3456', 'answer.too_many_digits'],
  ])('is refused that is written %s: %s', async (written, code) => {
    const sent = JSON.stringify({ survey_id: required, answers: [{ question_id: 'q', value: 'HERE' }], demographics: {} })
    const { status, body } = await callRoute('submitResponse', {
      body: sent.replace('"HERE"', written),
      headers: { 'content-type': 'application/json' },
    })
    expect([status, body.errors[0].code]).toEqual([422, code])
  })

  it('stays as it is in an edit that leaves it, whatever the bounds are now', async () => {
    const id = await survey({ number: { decimals: 1 } })
    const stored = (await submit(id, 7.5)).body.id as string
    await edit(id, { number: { min: 10, max: 20 } })
    expect((await change(stored, 7.5)).status).toBe(200)
    expect((await change(stored, 7)).body.errors[0].code).toBe('answer.too_small')
    expect((await change(stored, 12)).status).toBe(200)
    expect((await change(stored, 7.5)).body.errors[0].code).toBe('answer.too_small')
  })

  it('is judged as required in an edit', async () => {
    const id = await survey({})
    const stored = (await submit(id, '')).body.id as string
    await edit(id, { required: true })
    expect((await change(stored, '')).body.errors[0].code).toBe('answer.required')
  })

  it('is invalid where it has the shape of a former type, also as stored', async () => {
    const id = await survey({ type: 'short_text' })
    const stored = (await submit(id, 'about 7')).body.id as string
    await edit(id, {})
    expect((await callRoute('getResponse', { params: { id: stored } })).body.answers).toEqual([{ question_id: 'q', value: 'about 7' }])
    expect((await change(stored, 'about 7')).body.errors[0].code).toBe('answer.invalid')
    await edit(id, { type: 'number' })
    const number = (await submit(id, 7)).body.id as string
    await edit(id, { type: 'short_text' })
    expect((await callRoute('getResponse', { params: { id: number } })).body.answers).toEqual([{ question_id: 'q', value: 7 }])
    expect((await change(number, 7)).body.errors[0].code).toBe('answer.invalid')
  })

  it('is imported as a JSON number only', async () => {
    const lines = [12.5, '12.5', -6].map((value, at) => ({
      key: `number-import-${at}-0123456789`,
      answers: [{ question_id: 'q', value }],
      demographics: {},
    }))
    const { body } = await callRoute('importResponses', { as: admin, params: { id: free }, body: { responses: lines } })
    expect(body.responses.map(({ kept, code, detail }: Record<string, unknown>) => kept ?? [code, detail])).toEqual([
      1,
      ['answers.invalid', expect.stringContaining('does not match its type, number')],
      ['answers.invalid', expect.stringContaining('is smaller than -5')],
    ])
  })
})
