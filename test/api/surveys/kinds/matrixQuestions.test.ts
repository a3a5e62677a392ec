import { callRoute } from '../../../support/api/callRoute.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'

ownTable()

const admin = ownAdmin()

const rows = (...ids: unknown[]) => ids.map((id) => ({ id, label: `Row ${String(id)}` }))
const columns = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `${at}`, value: `${at}` }))
const matrix = (question: object = {}) => ({ type: 'matrix', rows: rows('a', 'b'), choices: columns(2), ...question })
const create = (...questions: object[]) =>
  callRoute('createSurvey', {
    as: admin,
    body: { sections: [{ id: 's', questions: questions.map((question, at) => ({ id: `q${at}`, ...question })) }] },
  })
const created = async (question: object) => (await create(question)).body.sections[0].questions[0]

describe('a matrix', () => {
  it('has its rows with both labels', async () => {
    const question = await created(
      matrix({
        rows: [
          { id: '__proto__', label: 'One\nline' },
          { id: 'constructor', code: 4 },
        ],
      }),
    )
    expect(question.rows).toEqual([
      { id: '__proto__', label: 'One line', label_ko: '' },
      { id: 'constructor', label: '', label_ko: '', code: 4 },
    ])
  })

  it('has up to 50 rows, and 20 columns', async () => {
    const many = matrix({ rows: rows(...Array.from({ length: 50 }, (_, at) => at).map(String)), choices: columns(20) })
    expect((await create(many)).status).toBe(201)
  })

  it.each([
    ['no rows', { rows: undefined }, 'rows', 'too_few_rows'],
    ['an empty list of rows', { rows: [] }, 'rows', 'too_few_rows'],
    ['51 rows', { rows: rows(...Array.from({ length: 51 }, (_, at) => `${at}`)) }, 'rows', 'too_long'],
    ['rows that are no list', { rows: 'a' }, 'rows', 'wrong_type'],
    ['one column', { choices: columns(1) }, 'choices', 'too_few_columns'],
    ['21 columns', { choices: columns(21) }, 'choices', 'too_many_columns'],
    ['a row id twice', { rows: rows('a', 'b', 'a') }, 'rows.2.id', 'duplicate_row_id'],
    ['a row that is a list', { rows: [...rows('a'), []] }, 'rows.1', 'wrong_type'],
    ['a row without an id', { rows: [{ label: 'x' }] }, 'rows.0.id', 'required'],
    ['a blank row id', { rows: rows('') }, 'rows.0.id', 'too_short'],
    ['a row id of 65 characters', { rows: rows('x'.repeat(65)) }, 'rows.0.id', 'too_long'],
    ['a row id with a space', { rows: rows('a b') }, 'rows.0.id', 'not_allowed'],
    ['a row label of 1,001 characters', { rows: [{ id: 'a', label: 'x'.repeat(1001) }] }, 'rows.0.label', 'too_long'],
    ['half a row code', { rows: [{ id: 'a', code: 1.5 }] }, 'rows.0.code', 'not_whole'],
    ['half a column code', { choices: [...columns(2), { label: 'x', value: 'x', code: 1.5 }] }, 'choices.2.code', 'not_whole'],
    ['a column value twice', { choices: [...columns(2), { label: 'x', value: '0' }] }, 'choices.2.value', 'duplicate_choice_value'],
  ])('is refused with %s', async (_, question, path, code) => {
    const { status, body } = await create(matrix(question))
    expect([status, body.errors[0].path, body.errors[0].code]).toEqual([422, `sections.0.questions.0.${path}`, code])
  })

  it('may have 20,000 cells in a survey, and no more', async () => {
    const of1000 = matrix({ rows: rows(...Array.from({ length: 50 }, (_, at) => `${at}`)), choices: columns(20) })
    const full = Array.from({ length: 20 }, () => of1000)
    expect((await create(...full, { ...of1000, type: 'single_choice' })).status).toBe(201)
    const { status, body } = await create(...full, matrix())
    expect([status, body.errors[0].code]).toEqual([422, 'too_many_cells'])
  })
})

describe('a question of another type', () => {
  it('keeps rows within their limits, and may have equal values', async () => {
    const kept = await created({ type: 'single_choice', rows: rows('a', 'a'), choices: [...columns(1), ...columns(1)] })
    expect(kept.rows).toHaveLength(2)
    const { status, body } = await create({ type: 'short_text', rows: rows('a b') })
    expect([status, body.errors[0].path]).toEqual([422, 'sections.0.questions.0.rows.0.id'])
  })

  it('has no rows where none were sent', async () => {
    expect(await created({ type: 'single_choice', choices: columns(2) })).not.toHaveProperty('rows')
    expect(await created({ type: 'short_text', rows: null })).not.toHaveProperty('rows')
  })
})
