import { callRoute } from '../../../support/api/callRoute.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'

ownTable()

let admin: Person
beforeAll(async () => void (admin = await buildAdmin()))

const bodyWith = (question: object) => ({ sections: [{ id: 's', questions: [{ id: 'q', type: 'scale', ...question }] }] })
const survey = async (question: object): Promise<string> =>
  (await callRoute('createSurvey', { as: admin, body: bodyWith(question) })).body.id
const edit = (id: string, question: object) => callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith(question) })
const submit = (survey_id: string, value: unknown) =>
  callRoute('submitResponse', { body: { survey_id, answers: [{ question_id: 'q', value }], demographics: {} } })
const change = (id: string, value: unknown) =>
  callRoute('updateResponse', { params: { id }, body: { answers: [{ question_id: 'q', value }], demographics: {} } })

describe('an answer on a scale', () => {
  let free: string
  let required: string
  beforeAll(async () => {
    free = await survey({ scale: { from: 1, to: 5 } })
    required = await survey({ required: true, scale: { from: 0, to: 10, na_label_ko: '해당 없음' } })
  })

  it.each([0, 10, 'na'])('may be %j, also where it is required', async (value) => {
    const { status, body } = await submit(required, value)
    expect([status, body.answers]).toEqual([201, [{ question_id: 'q', value }]])
  })

  it.each([null, '', []])('is none that is %j', async (value) => {
    expect((await submit(free, value)).body.answers).toEqual([])
    expect((await submit(required, value)).body.errors[0]).toMatchObject({ path: 'answers.0.value', code: 'answer.required' })
  })

  it.each([
    ['3', 'answer.invalid'],
    ['NA', 'answer.invalid'],
    [true, 'answer.invalid'],
    [[3], 'answer.invalid'],
    [{ value: 3 }, 'answer.invalid'],
    [0, 'answer.not_on_the_scale'],
    [6, 'answer.not_on_the_scale'],
    [3.5, 'answer.not_on_the_scale'],
    [1e300, 'answer.not_on_the_scale'],
    ['na', 'answer.not_on_the_scale'],
  ])('is refused that is %j: %s', async (value, code) => {
    const { status, body } = await submit(free, value)
    const message = expect.stringMatching(/^The answer to question q .*\.$/) as string
    expect([status, body.errors]).toEqual([422, [{ path: 'answers.0.value', question_id: 'q', code, message }]])
  })

  it('stays as it is in an edit that leaves it, whatever the points are now', async () => {
    const id = await survey({ scale: { to: 7, na_label: 'None' } })
    const [seven, none] = [(await submit(id, 7)).body.id as string, (await submit(id, 'na')).body.id as string]
    await edit(id, {})
    expect([(await change(seven, 7)).status, (await change(none, 'na')).status]).toEqual([200, 200])
    expect((await change(seven, 6)).body.errors[0].code).toBe('answer.not_on_the_scale')
    expect((await change(seven, 'na')).body.errors[0].code).toBe('answer.not_on_the_scale')
    await edit(id, { type: 'single_choice', choices: [{ label: '7', value: '7' }] })
    expect((await change(seven, 7)).body.errors[0].code).toBe('answer.invalid')
  })

  it('is imported as a JSON number or "na"', async () => {
    const responses = [3, 'na', '3', 11].map((value, at) => ({
      key: `scale-import-${at}-0123456789`,
      answers: [{ question_id: 'q', value }],
      demographics: {},
    }))
    const { body } = await callRoute('importResponses', { as: admin, params: { id: required }, body: { responses } })
    expect(body.responses.map(({ kept, code, detail }: Record<string, unknown>) => kept ?? [code, detail])).toEqual([
      1,
      1,
      ['answers.invalid', expect.stringContaining('does not match its type, scale')],
      ['answers.invalid', expect.stringContaining('is not on its scale')],
    ])
  })
})
