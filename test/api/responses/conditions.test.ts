import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()

const choices = ['a', 'b', 'c'].map((value) => ({ id: `c-${value}`, label: value, value }))
const asked = {
  choice: {
    type: 'single_choice',
    choices,
    gateway: { enabled: true, choice_rules: [{ choice_value: 'c', show_section_ids: ['byGateway'] }] },
  },
  several: { type: 'multi_select', choices },
  count: { type: 'number' },
  point: { type: 'scale', scale: { from: 0, to: 10, na_label: 'None' } },
  day: { type: 'date' },
  grid: { type: 'matrix', rows: ['r1', 'r2'].map((id) => ({ id, label: id })), choices },
  ranks: { type: 'ranking', choices },
  words: { type: 'short_text' },
}
type Asked = keyof typeof asked
type Answers = { [Id in Asked]?: unknown }

const clause = (question_id: Asked, op: string, more: object = {}) => ({ question_id, op, ...more })
const all = (...clauses: object[]) => ({ clauses })
const any = (...clauses: object[]) => ({ match: 'any', clauses })

/** Conditions, with answers that meet each and answers that do not. */
const table: [name: string, condition: object, holds: Answers, fails: Answers][] = [
  ['one of several values', all(clause('choice', 'any_of', { values: ['a', 'b'] })), { choice: 'b' }, { choice: 'c' }],
  ['none of some values', all(clause('choice', 'none_of', { values: ['a', 'b'] })), {}, { choice: 'a' }],
  ['a choice among others', all(clause('several', 'any_of', { values: ['b'] })), { several: ['a', 'b'] }, { several: ['a', 'c'] }],
  ['no answer', all(clause('words', 'unanswered')), { words: ' ' }, { words: 'Some' }],
  ['an answer', all(clause('words', 'answered')), { words: 'Some' }, { words: ' ' }],
  [
    'either of two questions',
    any(clause('choice', 'any_of', { values: ['a'] }), clause('several', 'any_of', { values: ['b'] })),
    { choice: 'c', several: ['b'] },
    { choice: 'b', several: ['a'] },
  ],
  [
    'both of two questions',
    all(clause('choice', 'any_of', { values: ['a'] }), clause('several', 'none_of', { values: ['b'] })),
    { choice: 'a' },
    { choice: 'a', several: ['b'] },
  ],
  ['a number of a range', all(clause('count', 'between', { from: 18, to: 64 })), { count: 64 }, { count: 65 }],
  ['a number below a bound', all(clause('count', 'outside', { from: 5 })), { count: 4 }, { count: 5 }],
  ['a point of a range', all(clause('point', 'between', { from: 9 })), { point: 10 }, { point: 'na' }],
  ['a point, or none', all(clause('point', 'any_of', { values: ['na', '0'] })), { point: 'na' }, { point: 1 }],
  ['a date of a range', all(clause('day', 'between', { from: '2026-01-01' })), { day: '2026-01-01' }, { day: '2025-12-31' }],
  ['one row of a matrix', all(clause('grid', 'any_of', { row: 'r2', values: ['a'] })), { grid: { r2: 'a' } }, { grid: { r1: 'a' } }],
  ['any row of a matrix', all(clause('grid', 'any_of', { values: ['a'] })), { grid: { r1: 'a' } }, { grid: { r1: 'b' } }],
  ['the first place', all(clause('ranks', 'any_of', { values: ['b'] })), { ranks: ['b', 'a', 'c'] }, { ranks: ['a', 'b', 'c'] }],
]

const required = { type: 'short_text', required: true }
/** Each condition shows a section, and a question of a section that shows without it. */
const sections = [
  { id: 'first', questions: Object.entries(asked).map(([id, question]) => ({ id, ...question })) },
  { id: 'byGateway', questions: [{ id: 'gated', ...required }] },
  ...table.map(([, show_if], at) => ({ id: `s${at}`, always_show: true, show_if, questions: [{ id: `section${at}`, ...required }] })),
  { id: 'open', always_show: true, questions: table.map(([, show_if], at) => ({ id: `question${at}`, show_if, ...required })) },
  {
    id: 'chained',
    always_show: true,
    show_if: all({ question_id: 'question0', op: 'answered' }),
    questions: [{ id: 'chain', type: 'short_text' }],
  },
]
const last = {
  gated: 'x',
  chain: 'x',
  ...Object.fromEntries(table.flatMap((_, at) => [`section${at}`, `question${at}`].map((id) => [id, 'x']))),
}

const listed = (answers: object) => Object.entries(answers).map(([question_id, value]) => ({ question_id, value: value as unknown }))
type Reply = { status: number; body: { id: string; answers: { question_id: string }[]; errors?: { question_id: string }[] } }
const submit = (survey_id: string, answers: object): Promise<Reply> =>
  callRoute('submitResponse', { body: { survey_id, answers: listed(answers) } })
const kept = ({ status, body }: Reply): unknown[] => [status, ...(body.answers ?? []).map(({ question_id }) => question_id)]

describe.each(['intersect', 'independent'])('responses to a survey with conditions (%s)', (branching_mode) => {
  let id = ''
  beforeAll(async () => {
    id = (await callRoute('createSurvey', { as: admin, body: { is_active: true, branching_mode, sections } })).body.id as string
  })

  it.each(table.map(([name, , holds, fails], at) => [name, at, holds, fails] as const))(
    'keeps the answers that %s shows, and drops those that it hides',
    async (_, at, holds, fails) => {
      const own = [`section${at}`, `question${at}`]
      expect(kept(await submit(id, { ...last, ...holds }))).toEqual(expect.arrayContaining([201, ...own]))
      const hidden = kept(await submit(id, { ...last, ...fails }))
      expect([hidden[0], own.filter((one) => hidden.includes(one))]).toEqual([201, []])
    },
  )

  it('asks for what shows, and for nothing that is hidden', async () => {
    const { status, body } = await submit(id, { choice: 'c', words: 'Some', count: 20 })
    const shown = [1, 4, 7]
    const ids = [...shown.map((at) => `section${at}`), ...shown.map((at) => `question${at}`)]
    expect([status, body.errors?.map(({ question_id }) => question_id)]).toEqual([422, ['gated', ...ids]])
    const answered = Object.fromEntries(['gated', ...ids].map((one) => [one, 'x']))
    expect((await submit(id, { choice: 'c', words: 'Some', count: 20, ...answered })).status).toBe(201)
  })

  it('treats imported answers like sent ones', async () => {
    const lines = [{ choice: 'a' }, { choice: 'c', several: ['b'] }, { count: 65, words: 'Some' }].map((answers) => ({
      ...last,
      ...answers,
    }))
    const responses = lines.map((answers, at) => ({ key: `a-line-of-an-import-${at}`, answers: listed(answers) }))
    const { body } = await callRoute('importResponses', { as: admin, params: { id }, body: { responses } })
    const sent = await Promise.all(lines.map(async (answers) => (await submit(id, answers)).body.answers.length))
    expect(body.responses.map((one: { kept: number }) => one.kept)).toEqual(sent)
    expect(new Set(sent).size).toBe(lines.length)
  })

  it('asks and drops by the new answers when a response changes', async () => {
    const { body } = await submit(id, { ...last, count: 18 })
    const change = (answers: object): Promise<Reply> =>
      callRoute('updateResponse', { params: { id: body.id }, body: { answers: listed(answers), demographics: {} } })
    expect(kept(await change({ ...last, count: 17 }))).not.toContain('section7')
    const asking = await change({ ...last, section7: '', count: 18 })
    expect([asking.status, asking.body.errors]).toMatchObject([422, [{ question_id: 'section7' }]])
  })

  it('counts a question that does not show as unanswered', async () => {
    expect(kept(await submit(id, { ...last, choice: 'a' }))).toContain('chain')
    expect(kept(await submit(id, { ...last, choice: 'c' }))).not.toContain('chain')
  })

  it('reads the answer to a former value of a choice, and a clause that names one', async () => {
    const survey = (await callRoute('getSurvey', { params: { id } })).body
    const [first, ...rest] = survey.sections
    const [choice, ...questions] = first.questions
    const renamed = { ...choice, choices: [{ ...choice.choices[0], label: 'A', value: 'A' }, ...choice.choices.slice(1)] }
    const changed = { ...survey, sections: [{ ...first, questions: [renamed, ...questions] }, ...rest] }
    expect((await callRoute('updateSurvey', { as: admin, params: { id }, body: changed })).status).toBe(200)
    for (const value of ['a', 'A']) expect(kept(await submit(id, { ...last, choice: value }))).toContain('section0')
    expect(kept(await submit(id, { ...last, choice: 'c' }))).not.toContain('section0')
  })
})
