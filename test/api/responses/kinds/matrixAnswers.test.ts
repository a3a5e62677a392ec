import { callRoute } from '../../../support/api/callRoute.ts'
import { oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'

ownTable()
const admin = ownAdmin()

const choices = ['Good', 'Bad', '__proto__'].map((value) => ({ id: `id-${value}`, label: value, value }))
const rows = ['a', '__proto__', 'constructor'].map((id) => ({ id, label: id }))
const { survey, edit, respond, change, submit, stored } = oneQuestion(admin, { type: 'matrix', rows, choices })

describe('an answer to a matrix', () => {
  it('is stored with a row __proto__, and has an error for each row that is wrong', async () => {
    const value = JSON.parse('{"constructor":"Bad","__proto__":"Good"}') as unknown
    const id = await survey({ required: true })
    const { status, body } = await submit(id, value)
    expect([status, body.errors]).toMatchObject([422, [{ path: 'answers.0.value', question_id: 'q', code: 'answer.required', row: 'a' }]])
    expect(JSON.stringify(await stored(await respond(await survey(), value)))).toContain('{"__proto__":"Good","constructor":"Bad"}')
  })

  it('has at most 100 errors', async () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ id: `${at}`, label: '' }))
    const questions = ['q', 'r', 't'].map((id) => ({ id, type: 'matrix', rows: many, choices, required: true }))
    const created = await callRoute('createSurvey', { as: admin, body: { sections: [{ id: 's', questions }] } })
    const { body } = await callRoute('submitResponse', { body: { survey_id: created.body.id, answers: [], demographics: {} } })
    expect(body.errors).toHaveLength(100)
    expect(body.errors.at(-1)).toMatchObject({ question_id: 'r', row: '49' })
  })

  it('has the present value of a column that was renamed, and loses a deleted row with the next edit', async () => {
    const id = await survey()
    const sent = await respond(id, { a: 'Good', constructor: 'Bad' })
    await edit(id, { rows: [{ id: 'a', label: 'a' }], choices: [{ id: 'id-Good', label: 'Great', value: 'Great' }, choices[1]] })
    expect((await submit(id, { a: 'Good' })).body.answers[0].value).toEqual({ a: 'Great' })
    expect((await stored(sent)).value).toEqual({ a: 'Good', constructor: 'Bad' })
    expect((await change(sent, { a: 'Good', constructor: 'Bad' })).body.answers[0].value).toEqual({ a: 'Great' })
  })

  it('names no file, regardless of the ids of its rows', async () => {
    const id = await respond(await survey({ rows: ['id', 'url'].map((row) => ({ id: row, label: '' })) }), { id: 'Good', url: 'Bad' })
    expect((await stored(id)).value).toEqual({ id: 'Good', url: 'Bad' })
    expect((await callRoute('deleteResponse', { params: { id } })).status).toBe(204)
  })
})
