import { randomUUID } from 'node:crypto'
import { callRoute } from '../../../support/api/callRoute.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'

ownTable()

let admin: Person
beforeAll(async () => void (admin = await buildAdmin()))

const columns = ['Good', 'Bad', '__proto__']
const matrix = (question: object = {}) => ({
  id: 'q',
  type: 'matrix',
  rows: ['a', '__proto__', 'constructor'].map((id) => ({ id, label: id })),
  choices: columns.map((value) => ({ id: `id-${value}`, label: value, value })),
  ...question,
})
const bodyWith = (...questions: object[]) => ({ sections: [{ id: 's', questions }] })
const survey = async (...questions: object[]): Promise<string> =>
  (await callRoute('createSurvey', { as: admin, body: bodyWith(...questions) })).body.id
const edit = (id: string, ...questions: object[]) => callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith(...questions) })
/** `value` as JSON, so that it can have a row `__proto__` of its own. */
const body = (value: string, more: object = {}) => ({
  answers: [{ question_id: 'q', value: JSON.parse(value) as unknown }],
  demographics: {},
  ...more,
})
const submit = (survey_id: string, value: string) => callRoute('submitResponse', { body: body(value, { survey_id }) })
const stored = (reply: { body: { answers: { value: unknown }[] } }) => reply.body.answers.map(({ value }) => JSON.stringify(value))
type FieldError = { path: string; code: string; row?: string }
const errorsOf = ({ body }: { body: { errors: FieldError[] } }) => body.errors.map(({ path, code, row }) => [path, code, row])

const line = (value: string) => ({ key: randomUUID(), ...body(value) })

describe('an answer to a matrix', () => {
  let free: string
  let required: string
  beforeAll(async () => {
    free = await survey(matrix())
    required = await survey(matrix({ required: true }))
  })

  it.each([
    ['{"a":"Good"}', '{"a":"Good"}'],
    ['{"constructor":"Bad","a":"__proto__"}', '{"a":"__proto__","constructor":"Bad"}'],
    ['{"__proto__":"Good"}', '{"__proto__":"Good"}'],
    ['{"a":"Good","gone":"Good","constructor":"","__proto__":null}', '{"a":"Good"}'],
  ])('%s is stored as %s', async (given, kept) => {
    const reply = await submit(free, given)
    expect([reply.status, stored(reply)]).toEqual([201, [kept]])
  })

  it.each(['{}', '""', 'null', '[]', '{"a":""}', '{"a":null,"gone":"Good"}', '{"toString":"Good"}'])(
    'is none that is %s',
    async (value) => {
      expect(stored(await submit(free, value))).toEqual([])
      const reply = await submit(required, value)
      expect(reply.status).toBe(422)
      expect(errorsOf(reply)).toEqual(['a', '__proto__', 'constructor'].map((row) => ['answers.0.value', 'answer.required', row]))
    },
  )

  it('is asked for in each row at the path of all answers where it is not in the body', async () => {
    const reply = await callRoute('submitResponse', { body: { survey_id: required, answers: [], demographics: {} } })
    expect(errorsOf(reply)[0]).toEqual(['answers', 'answer.required', 'a'])
  })

  it.each(['["a"]', '"a"', '7', 'true'])('is refused as %s, without a row', async (value) => {
    expect(errorsOf(await submit(free, value))).toEqual([['answers.0.value', 'answer.invalid', undefined]])
  })

  it('has an error for each row that is wrong, in the order of the rows', async () => {
    const reply = await submit(required, '{"constructor":["Good"],"a":"Fine"}')
    expect(errorsOf(reply)).toEqual([
      ['answers.0.value', 'answer.unknown_choice', 'a'],
      ['answers.0.value', 'answer.required', '__proto__'],
      ['answers.0.value', 'answer.invalid', 'constructor'],
    ])
    expect(reply.body.errors[0].question_id).toBe('q')
  })

  it('has at most 100 errors', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => ({ id: `${at}`, label: '' }))
    const id = await survey(...['q', 'r', 't'].map((id) => matrix({ id, rows, required: true })))
    const { body } = await callRoute('submitResponse', { body: { survey_id: id, answers: [], demographics: {} } })
    expect(body.errors).toHaveLength(100)
    expect(body.errors.at(-1)).toMatchObject({ question_id: 'r', row: '49' })
  })

  it('is read with the present value of a column that was renamed', async () => {
    const id = await survey(matrix())
    const sent = (await submit(id, '{"a":"Good"}')).body.id
    const renamed = matrix({ choices: [{ id: 'id-Good', label: 'Great', value: 'Great' }, ...matrix().choices.slice(1)] })
    await edit(id, renamed)
    expect(stored(await submit(id, '{"a":"Good"}'))).toEqual(['{"a":"Great"}'])
    const change = await callRoute('updateResponse', { params: { id: sent }, body: body('{"a":"Good","constructor":"Bad"}') })
    expect(stored(change)).toEqual(['{"a":"Great","constructor":"Bad"}'])
  })

  it('loses the answer of a deleted row with the next edit', async () => {
    const id = await survey(matrix())
    const sent = (await submit(id, '{"a":"Good","constructor":"Bad"}')).body.id
    await edit(id, matrix({ rows: [{ id: 'a', label: 'a' }] }))
    expect(stored(await callRoute('getResponse', { params: { id: sent } }))).toEqual(['{"a":"Good","constructor":"Bad"}'])
    const change = await callRoute('updateResponse', { params: { id: sent }, body: body('{"a":"Good","constructor":"Bad"}') })
    expect(stored(change)).toEqual(['{"a":"Good"}'])
  })

  it('is the same send in any order of its rows, and another with another row', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const send = (value: string) => callRoute('submitResponse', { headers, body: body(value, { survey_id: free }) })
    const first = await send('{"a":"Good","constructor":"Bad"}')
    expect((await send('{"constructor":"Bad","a":"Good"}')).body.id).toBe(first.body.id)
    expect((await send('{"a":"Good"}')).status).toBe(422)
  })

  it('of a former type is invalid', async () => {
    const id = await survey(matrix({ type: 'single_choice' }))
    const sent = (await submit(id, '"Good"')).body.id
    await edit(id, matrix())
    expect(errorsOf(await callRoute('updateResponse', { params: { id: sent }, body: body('"Good"') }))).toEqual([
      ['answers.0.value', 'answer.invalid', undefined],
    ])
  })

  it('names no file, whatever its rows are called', async () => {
    const id = await survey(
      matrix({
        rows: [
          { id: 'id', label: '' },
          { id: 'url', label: '' },
        ],
      }),
    )
    const sent = await submit(id, '{"id":"Good","url":"Bad"}')
    expect([sent.status, stored(sent)]).toEqual([201, ['{"id":"Good","url":"Bad"}']])
    expect((await callRoute('deleteResponse', { params: { id: sent.body.id } })).status).toBe(204)
  })

  it('is imported as it is sent', async () => {
    const { body: imported } = await callRoute('importResponses', {
      as: admin,
      params: { id: required },
      body: { responses: [line('{"a":"Good","__proto__":"Bad","constructor":"Bad"}'), line('{"a":"Good"}')] },
    })
    expect(imported.responses).toMatchObject([{ kept: 1 }, { code: 'answers.invalid' }])
  })
})
