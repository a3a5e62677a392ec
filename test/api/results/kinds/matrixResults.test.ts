import { callRoute } from '../../../support/api/callRoute.ts'
import { drainStream } from '../../../support/api/drainStream.ts'
import { oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'
import { readResults } from '../../../support/counts/readResults.ts'

ownTable()
const admin = ownAdmin()

let id: string
const rows = ['a', '__proto__', 'c'].map((row) => ({ id: row, label: `Row ${row}` }))
const choices = ['Good', 'Bad'].map((value) => ({ id: `id-${value}`, label: `${value}!`, value }))
const { survey, edit, submit } = oneQuestion(admin, { type: 'matrix', rows, choices })
beforeAll(async () => {
  id = await survey()
  for (const value of ['{"a":"Good","__proto__":"Bad"}', '{"a":"Good"}', '{"a":"Bad","c":"Good"}', '{}'])
    await submit(id, JSON.parse(value))
  await drainStream()
})

const results = (query = {}) => readResults(admin, id, query)
type Row = { id: string; answered: number; choices: { value: string; count: number }[]; deleted?: boolean }
/** Each row as `id: answered, the counts of its choices`. */
const told = ({ rows }: { rows: Row[] }) =>
  rows.map(
    ({ id, answered, choices, deleted }) =>
      `${id}: ${answered}, ${choices.map(({ value, count }) => `${value} ${count}`).join(' ')}${deleted ? ' deleted' : ''}`,
  )
const matrixOf = async (query = {}) => (await results(query)).body.questions.find((question: { id: string }) => question.id === 'q')

describe('the results of a matrix', () => {
  it.each([
    [{ of: 'q', is: ['Good'], row: 'a' }, 2],
    [{ of: 'q', is: ['Bad'], row: '__proto__' }, 1],
    [{ of: 'q', is: ['Good', 'Bad'], row: 'c' }, 1],
    [{ of: 'q', is: ['Bad'] }, 2],
    [{ of: 'q', is: ['Fine'], row: 'a' }, 0],
  ])('are of the responses with %j', async (condition, total) => {
    expect((await results({ where: [condition] })).body.total).toBe(total)
    const listed = await callRoute('listResponses', {
      as: admin,
      params: { id },
      query: { where: JSON.stringify([condition]) },
    })
    expect(listed.body).toHaveLength(total)
  })

  it.each([
    ['an unknown row', { by: 'q', row: 'b' }, 'row'],
    ['a row of a demographic', { by: 'demographics.gender', row: 'a' }, 'row'],
    ['a row of nothing', { row: 'a' }, 'row'],
    ['a filter by an unknown row', { where: [{ of: 'q', is: ['Good'], row: 'b' }] }, 'where.0.row'],
  ])('are refused by %s', async (_, query, path) => {
    const { status, body } = await results(query)
    expect([status, body.errors?.[0].path]).toEqual([422, path])
  })

  it('list a deleted row that was answered after the present ones, also in filters, and no other', async () => {
    await edit(id, { rows: [...rows.slice(1), { id: 'unanswered', label: '' }] })
    await edit(id, { rows: rows.slice(1) })
    const question = await matrixOf()
    expect([question.answered, told(question)]).toEqual([
      3,
      ['__proto__: 1, Good 0 Bad 1', 'c: 1, Good 1 Bad 0', 'a: 3, Good 2 Bad 1 deleted'],
    ])
    expect((await results({ where: [{ of: 'q', is: ['Good'], row: 'a' }] })).body.total).toBe(2)
    expect((await results({ by: 'q', row: 'a' })).body.by.values).toEqual([
      { value: 'Good', total: 2 },
      { value: 'Bad', total: 1 },
    ])
    await edit(id, { rows: [...rows.slice(1), rows[0]] })
    expect(told(await matrixOf())).toEqual(['__proto__: 1, Good 0 Bad 1', 'c: 1, Good 1 Bad 0', 'a: 3, Good 2 Bad 1'])
    await edit(id)
  })

  it('keep the rows of a deleted question', async () => {
    await edit(id, { id: 'other' })
    const question = await matrixOf()
    expect([question.deleted, told(question)[0]]).toEqual([true, 'a: 3, Good 2 Bad 1'])
    expect((await results({ where: [{ of: 'q', is: ['Good'], row: 'a' }] })).body.total).toBe(2)
    await edit(id)
  })
})
