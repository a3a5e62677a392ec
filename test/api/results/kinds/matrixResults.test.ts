import { callRoute } from '../../../support/api/callRoute.ts'
import { readResults } from '../../../support/counts/readResults.ts'
import { drainStream } from '../../../support/api/drainStream.ts'
import { wrongCounts } from '../../../support/api/surveyTruth.ts'
import { bodyWith, choices, ownMatrix, rows } from './ownMatrix.ts'

const { own, edit, submit, sheetsOf, answered } = ownMatrix()

const results = (query = {}) => readResults(own.admin, own.id, query)
type Row = { id: string; answered: number; choices: { value: string; count: number }[]; deleted?: boolean }
/** Each row as `id: answered, the counts of its choices`. */
const told = ({ rows }: { rows: Row[] }) =>
  rows.map(
    ({ id, answered, choices, deleted }) =>
      `${id}: ${answered}, ${choices.map(({ value, count }) => `${value} ${count}`).join(' ')}${deleted ? ' deleted' : ''}`,
  )
const matrixOf = async (query = {}) => (await results(query)).body.questions.find((question: { id: string }) => question.id === 'q')

describe('the results of a matrix', () => {
  beforeAll(answered)

  it('are counts of each row and column', async () => {
    const question = await matrixOf()
    expect([question.answered, told(question)]).toEqual([3, ['a: 3, Good 2 Bad 1', '__proto__: 1, Good 0 Bad 1', 'c: 1, Good 1 Bad 0']])
    expect(question).not.toHaveProperty('choices')
    expect(question).not.toHaveProperty('former')
    expect((await results()).body.questions[1]).not.toHaveProperty('rows')
  })

  it('tell which columns count as no answer, in the codebook too', async () => {
    await edit({ choices: [choices[0], { ...choices[1], no_answer: true }] })
    expect((await matrixOf()).rows[0].choices).toEqual([
      { value: 'Good', count: 2 },
      { value: 'Bad', count: 1, no_answer: true },
    ])
    const [names, ...lines] = (await sheetsOf(own.id)).get('Codebook')!
    const at = (name: string) => names!.indexOf(name)
    expect(lines.filter((line) => line[at('Counts as no answer')]).map((line) => line[at('Value')])).toEqual(['Bad'])
    await edit({})
    expect((await sheetsOf(own.id)).get('Codebook')![0]).not.toContain('Counts as no answer')
  })

  it.each([
    [{ of: 'q', is: ['Good'], row: 'a' }, 2],
    [{ of: 'q', is: ['Bad'], row: '__proto__' }, 1],
    [{ of: 'q', is: ['Good', 'Bad'], row: 'c' }, 1],
    [{ of: 'q', is: ['Bad'] }, 2],
    [{ of: 'q', is: ['Fine'], row: 'a' }, 0],
  ])('are of the responses with %j', async (condition, total) => {
    expect((await results({ where: [condition] })).body.total).toBe(total)
    const listed = await callRoute('listResponses', {
      as: own.admin,
      params: { id: own.id },
      query: { where: JSON.stringify([condition]) },
    })
    expect(listed.body).toHaveLength(total)
  })

  it('are compared by a row, and compare their rows', async () => {
    const { by } = (await results({ by: 'q', row: 'a' })).body
    expect(by).toMatchObject({
      of: 'q',
      row: 'a',
      values: [
        { value: 'Good', total: 2 },
        { value: 'Bad', total: 1 },
      ],
    })
    expect(by.questions).toEqual([
      {
        id: 'q',
        shown: [2, 1],
        answered: [2, 1],
        rows: [
          {
            id: 'a',
            choices: [
              { value: 'Good', counts: [2, 0] },
              { value: 'Bad', counts: [0, 1] },
            ],
          },
          {
            id: '__proto__',
            choices: [
              { value: 'Good', counts: [0, 0] },
              { value: 'Bad', counts: [1, 0] },
            ],
          },
          {
            id: 'c',
            choices: [
              { value: 'Good', counts: [0, 1] },
              { value: 'Bad', counts: [0, 0] },
            ],
          },
        ],
      },
      {
        id: 'who',
        shown: [2, 1],
        answered: [2, 1],
        choices: [
          { value: 'Me', counts: [1, 1] },
          { value: 'You', counts: [1, 0] },
        ],
      },
    ])
    const byWho = (await results({ by: 'who' })).body.by
    expect(byWho.questions[0].rows[0].choices[0]).toEqual({ value: 'Good', counts: [1, 1] })
    expect(byWho).not.toHaveProperty('row')
  })

  it.each([
    ['an unknown row', { by: 'q', row: 'b' }, 'row'],
    ['a row of a question without rows', { by: 'who', row: 'a' }, 'row'],
    ['a row of a demographic', { by: 'demographics.gender', row: 'a' }, 'row'],
    ['a row of nothing', { row: 'a' }, 'row'],
    ['a filter by an unknown row', { where: [{ of: 'q', is: ['Good'], row: 'b' }] }, 'where.0.row'],
    ['a filter by a row of a question without rows', { where: [{ of: 'who', is: ['Me'], row: 'a' }] }, 'where.0.row'],
  ])('are refused by %s', async (_, query, path) => {
    const { status, body } = await results(query)
    expect([status, body.errors?.[0].path]).toEqual([422, path])
  })

  it('count a renamed column as its present value, and a deleted one after the others', async () => {
    await edit({
      choices: [
        { ...choices[0], label: 'Great', value: 'Great' },
        { label: 'New', value: 'New' },
      ],
    })
    expect(told(await matrixOf())[0]).toBe('a: 3, Great 2 New 0 Bad 1')
    expect((await results({ where: [{ of: 'q', is: ['Great'], row: 'a' }] })).body.total).toBe(2)
    await edit({})
    expect(told(await matrixOf())[0]).toBe('a: 3, Good 2 Bad 1')
  })

  it('list a deleted row that was answered after the present ones, also in filters, and no other', async () => {
    await edit({ rows: [...rows.slice(1), { id: 'unanswered', label: '' }] })
    await edit({ rows: rows.slice(1) })
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
    await edit({ rows: [...rows.slice(1), rows[0]] })
    expect(told(await matrixOf())).toEqual(['__proto__: 1, Good 0 Bad 1', 'c: 1, Good 1 Bad 0', 'a: 3, Good 2 Bad 1'])
    await edit({})
  })

  it('keep the rows of a deleted question', async () => {
    await callRoute('updateSurvey', {
      as: own.admin,
      params: { id: own.id },
      body: { sections: [{ id: 's', questions: bodyWith({}).sections[0]!.questions.slice(1) }] },
    })
    const question = await matrixOf()
    expect([question.deleted, told(question)[0]]).toEqual([true, 'a: 3, Good 2 Bad 1'])
    expect((await results({ where: [{ of: 'q', is: ['Good'], row: 'a' }] })).body.total).toBe(2)
    await edit({})
  })

  it('follow edits and deletions, and a recount finds nothing to correct', async () => {
    const changed = await submit({ a: 'Good', c: 'Bad' })
    await drainStream()
    expect(told(await matrixOf())[2]).toBe('c: 2, Good 1 Bad 1')
    await callRoute('updateResponse', {
      params: { id: changed },
      body: { answers: [{ question_id: 'q', value: { c: 'Good' } }], demographics: {} },
    })
    await drainStream()
    expect(told(await matrixOf())).toEqual(['a: 3, Good 2 Bad 1', '__proto__: 1, Good 0 Bad 1', 'c: 2, Good 2 Bad 0'])
    await callRoute('deleteResponse', { params: { id: changed }, as: own.admin })
    await drainStream()
    expect(told(await matrixOf())[2]).toBe('c: 1, Good 1 Bad 0')
    expect(await wrongCounts(own.id)).toEqual([])
  })

  it('count answers of a former type apart', async () => {
    await edit({ type: 'single_choice' })
    const sent = await submit('Good')
    await drainStream()
    const single = await matrixOf()
    expect([single.answered, single.former, single.rows, single.choices[0]]).toEqual([4, 3, undefined, { value: 'Good', count: 1 }])
    await edit({})
    const again = await matrixOf()
    expect([again.former, told(again)[0]]).toEqual([1, 'a: 3, Good 2 Bad 1'])
    await callRoute('deleteResponse', { params: { id: sent }, as: own.admin })
    await drainStream()
    expect(await wrongCounts(own.id)).toEqual([])
  })
})
