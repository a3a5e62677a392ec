import { callRoute } from '../../../support/api/callRoute.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../../support/api/people.ts'

ownTable()

let admin: Person
beforeAll(async () => void (admin = await buildAdmin()))

const choices = ['price', 'speed', 'size'].map((value) => ({ id: value, label: `The ${value}`, label_ko: `${value} 항목`, value }))
const bodyWith = (question: object) => ({ sections: [{ id: 's', questions: [{ id: 'q', type: 'ranking', choices, ...question }] }] })
const survey = async (question: object = {}): Promise<string> =>
  (await callRoute('createSurvey', { as: admin, body: bodyWith(question) })).body.id
const edit = (id: string, question: object) => callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith(question) })
const submit = (survey_id: string, value: unknown, key?: string) =>
  callRoute('submitResponse', {
    body: { survey_id, answers: [{ question_id: 'q', value }], demographics: {} },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const change = (id: string, value: unknown) =>
  callRoute('updateResponse', { params: { id }, body: { answers: [{ question_id: 'q', value }], demographics: {} } })
const stored = async (id: string) => (await callRoute('getResponse', { params: { id } })).body.answers[0]?.value

describe('a ranking that is stored', () => {
  it('is listed by its first place, and searched no more than other choices are', async () => {
    const id = await survey({ min_choices: 1 })
    await submit(id, ['speed', 'size'])
    const found = async (query: Record<string, string>) =>
      (await callRoute('listResponses', { as: admin, params: { id }, query })).body.length
    const first = (is: string[]) => found({ where: JSON.stringify([{ of: 'q', is }]) })
    expect([await first(['speed']), await first(['size']), await first(['size', 'speed'])]).toEqual([1, 0, 1])
    expect(await found({ q: 'the size' })).toBe(0)
  })

  it('is changed in its order alone', async () => {
    const { id } = (await submit(await survey(), ['price', 'speed', 'size'])).body
    expect((await change(id, ['size', 'speed', 'price'])).status).toBe(200)
    expect(await stored(id)).toEqual(['size', 'speed', 'price'])
  })

  it('is another send in another order, under the same key', async () => {
    const id = await survey()
    const key = 'ranking-send-0123456789'
    const first = await submit(id, ['price', 'speed', 'size'], key)
    expect((await submit(id, ['price', 'speed', 'size'], key)).body.id).toBe(first.body.id)
    expect((await submit(id, ['speed', 'price', 'size'], key)).status).toBe(422)
  })

  it('is longer than is asked for now, until it changes', async () => {
    const survey_id = await survey()
    const { id } = (await submit(survey_id, ['price', 'speed', 'size'])).body
    await edit(survey_id, { max_choices: 2 })
    expect((await change(id, ['price', 'speed', 'size'])).status).toBe(200)
    expect((await change(id, ['speed', 'price', 'size'])).body.errors[0].code).toBe('answer.too_many')
    expect((await change(id, ['speed', 'price'])).status).toBe(200)
  })

  it('has the values of renamed choices, and loses deleted ones in an edit', async () => {
    const survey_id = await survey({ min_choices: 1 })
    const { id } = (await submit(survey_id, ['speed', 'size', 'price'])).body
    await edit(survey_id, { min_choices: 1, choices: [{ ...choices[0], value: 'cost' }, choices[2]] })
    expect((await change(id, ['size', 'cost'])).body.answers[0].value).toEqual(['size', 'cost'])
    expect((await change(id, ['speed', 'size'])).body.errors?.[0].code ?? 'kept').toBe('answer.unknown_choice')
  })

  it('is invalid as a text where the type was another', async () => {
    const survey_id = await survey({ type: 'single_choice' })
    const { id } = (await submit(survey_id, 'speed')).body
    await edit(survey_id, {})
    expect(await stored(id)).toBe('speed')
    expect((await change(id, 'speed')).body.errors[0].code).toBe('answer.invalid')
    expect((await change(id, ['speed', 'price', 'size'])).status).toBe(200)
  })

  it('is imported as a list of values, with the reason where it is not', async () => {
    const responses = [['size', 'price', 'speed'], 'size', ['size', 'size', 'price'], ['size'], ['size', 'price', 'none']].map(
      (value, at) => ({
        key: `ranking-import-${at}-0123456789`,
        answers: [{ question_id: 'q', value }],
        demographics: {},
      }),
    )
    const params = { id: await survey() }
    const { body } = await callRoute('importResponses', { as: admin, params, body: { responses } })
    expect(body.responses.map(({ kept, code, detail }: Record<string, unknown>) => kept ?? [code, detail])).toEqual([
      1,
      ['answers.invalid', expect.stringContaining('does not match its type, ranking')],
      ['answers.invalid', expect.any(String)],
      ['answers.invalid', expect.any(String)],
      ['answers.invalid', expect.any(String)],
    ])
  })
})
