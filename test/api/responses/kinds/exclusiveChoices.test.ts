import { ownBackground } from '../../../support/api/background.ts'
import { callRoute } from '../../../support/api/callRoute.ts'
import { drainStream, rehearsalCounted } from '../../../support/api/drainStream.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'
import { wrongCounts } from '../../../support/api/surveyTruth.ts'
import { readWorkbook } from '../../../support/checkExport/readWorkbook.ts'

ownTable()
ownBackground()

let admin: Person
beforeAll(async () => void (admin = await buildAdmin()))

const choices = [
  { id: 'a', label: 'A', value: 'a' },
  { id: 'b', label: 'B', value: 'b' },
  { id: 'n', label: 'None', value: 'none', exclusive: true },
  { id: 'd', label: "Don't know", value: 'unknown', no_answer: true },
]
const bodyWith = (question: object = {}) => ({
  sections: [{ id: 's', questions: [{ id: 'q', type: 'multi_select', choices, ...question }] }],
})
const survey = async (question: object = {}): Promise<string> =>
  (await callRoute('createSurvey', { as: admin, body: bodyWith(question) })).body.id
const edit = (id: string, question: object) => callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith(question) })
const answers = (value: unknown) => ({ answers: [{ question_id: 'q', value }], demographics: {} })
const submit = (survey_id: string, value: unknown) => callRoute('submitResponse', { body: { survey_id, ...answers(value) } })
const change = (id: string, value: unknown) => callRoute('updateResponse', { params: { id }, body: answers(value) })

describe('a choice that is chosen alone', () => {
  let id: string
  beforeAll(async () => void (id = await survey({ required: true })))

  it('is kept in the definition, as one that says no answer, and absent where it is off', async () => {
    const { body } = await callRoute('getSurvey', { params: { id } })
    expect(
      body.sections[0].questions[0].choices.map(({ exclusive, no_answer }: Record<string, unknown>) => [exclusive, no_answer]),
    ).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [true, undefined],
      [undefined, true],
    ])
  })

  it.each(['exclusive', 'no_answer'])('is refused in a definition where %s is no switch', async (name) => {
    const { status, body } = await callRoute('createSurvey', {
      as: admin,
      body: bodyWith({ type: 'short_text', choices: [{ label: 'A', value: 'a', [name]: 'yes' }] }),
    })
    expect([status, body.errors[0].path]).toEqual([422, `sections.0.questions.0.choices.0.${name}`])
  })

  it.each([[['none']], [['unknown']], [['a', 'b']]])('may be %j', async (value) => {
    expect((await submit(id, value)).body.answers).toEqual([{ question_id: 'q', value }])
  })

  it.each([[['a', 'none']], [['unknown', 'b']], [['none', 'unknown']]])('is refused as %j', async (value) => {
    const { status, body } = await submit(id, value)
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          path: 'answers.0.value',
          question_id: 'q',
          code: 'answer.exclusive',
          message: 'The answer to question q has a choice beside one that is chosen alone.',
        },
      ],
    ])
  })

  it('means nothing where one choice is chosen', async () => {
    expect((await submit(await survey({ type: 'single_choice' }), 'none')).status).toBe(201)
  })

  it('does not judge again what an edit leaves as it is', async () => {
    const before = await survey({ choices: choices.slice(0, 2) })
    const stored = (await submit(before, ['a', 'b'])).body.id as string
    await edit(before, { choices: [choices[0], { ...choices[1], exclusive: true }] })
    expect((await change(stored, ['a', 'b'])).status).toBe(200)
    expect((await change(stored, ['b', 'a'])).body.errors[0].code).toBe('answer.exclusive')
  })
})

describe('a choice that says no answer', () => {
  it('is marked in the results, kept or under a filter, and in the codebook', async () => {
    const id = await survey()
    for (const value of [['a'], ['a', 'b'], ['unknown']]) await submit(id, value)
    await drainStream()
    await rehearsalCounted()
    const counted = [
      { value: 'a', count: 2 },
      { value: 'b', count: 1 },
      { value: 'none', count: 0 },
      { value: 'unknown', count: 1, no_answer: true },
    ]
    const of = async (query: Record<string, string>) =>
      (await callRoute('getResults', { as: admin, params: { id }, query })).body.questions[0].choices as unknown
    expect(await of({})).toEqual(counted)
    expect(await of({ where: JSON.stringify([{ of: 'source', is: ['sent'] }]) })).toEqual(counted)
    expect(await wrongCounts(id)).toEqual([])
    const { raw } = await callRoute('exportResponses', { as: admin, params: { id } })
    const rows = readWorkbook(raw).find(({ name }) => name === 'Codebook')!.rows
    expect(rows.map((row) => row[12]?.text ?? '')).toEqual(['Counts as no answer', '', '', '', '', 'Yes'])
  })
})
