import { callRoute } from '../../../support/api/callRoute.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { buildAdmin, buildMember, type Person } from '../../../support/api/people.ts'

ownTable()

let admin: Person
beforeAll(async () => void (admin = await buildAdmin()))

const choices = [
  { id: 'a', label: 'A', value: 'a' },
  { id: 'o', label: 'Other', value: 'other', text_entry: true },
]
const bodyWith = (question: object) => ({
  sections: [{ id: 's', questions: [{ id: 'q', type: 'single_choice', choices, ...question }] }],
})
const survey = async (question: object = {}): Promise<string> =>
  (await callRoute('createSurvey', { as: admin, body: bodyWith(question) })).body.id
const edit = (id: string, question: object) => callRoute('updateSurvey', { as: admin, params: { id }, body: bodyWith(question) })
type Given = { value: unknown; text?: unknown }
const bodyOf = (answer: Given) => ({ answers: [{ question_id: 'q', ...answer }], demographics: {} })
const submit = (survey_id: string, answer: Given, more: object = {}) =>
  callRoute('submitResponse', { body: { survey_id, ...bodyOf(answer) }, ...more })
const change = (id: string, answer: Given) => callRoute('updateResponse', { params: { id }, body: bodyOf(answer) })
const answerOf = async (id: string) => (await callRoute('getResponse', { params: { id } })).body.answers[0]

describe('the text of a choice', () => {
  let one: string
  let several: string
  let required: string
  beforeAll(async () => {
    one = await survey()
    several = await survey({ type: 'multi_select' })
    required = await survey({ required: true })
  })

  it('is kept beside the value', async () => {
    const { status, body } = await submit(one, { value: 'other', text: 'A parrot' })
    expect([status, body.answers]).toEqual([201, [{ question_id: 'q', value: 'other', text: 'A parrot' }]])
    expect(await answerOf(body.id)).toEqual({ question_id: 'q', value: 'other', text: 'A parrot' })
    expect((await submit(several, { value: ['a', 'other'], text: 'B' })).body.answers).toEqual([
      { question_id: 'q', value: ['a', 'other'], text: 'B' },
    ])
  })

  it.each([
    ['  two \r\n\n lines ', 'two   lines'],
    ['a\nb', 'a b'],
    ['a\u2028\u0085b', 'a b'],
    ['x'.repeat(500), 'x'.repeat(500)],
    [` ${'x'.repeat(500)}\n`, 'x'.repeat(500)],
  ])('is one line without blanks around it', async (text, kept) => {
    expect((await submit(one, { value: 'other', text })).body.answers[0].text).toBe(kept)
  })

  it.each(['', ' \n ', '\u0000 \u0007', null, undefined])('is absent that is %j', async (text) => {
    expect((await submit(one, { value: 'other', text })).body.answers).toEqual([{ question_id: 'q', value: 'other' }])
  })

  it.each([
    [{ value: 'a', text: 'stray' }],
    [{ value: 'a', text: 7 }],
    [{ value: 'a', text: 'x'.repeat(5_000) }],
    [{ value: 'a', text: { deep: [] } }],
  ])('is dropped where no chosen choice takes one', async (answer) => {
    expect((await submit(one, answer)).body.answers).toEqual([{ question_id: 'q', value: 'a' }])
  })

  it.each([
    ['required', '', 'answer.text_required', 'is missing'],
    ['required', ' \n', 'answer.text_required', 'is missing'],
    ['required', undefined, 'answer.text_required', 'is missing'],
    ['one', 'x'.repeat(501), 'too_long', 'is longer than 500 characters'],
    ['several', 'x'.repeat(501), 'too_long', 'is longer than 500 characters'],
    ['one', 7, 'answer.invalid', 'is no text'],
    ['one', ['x'], 'answer.invalid', 'is no text'],
  ])('of a question that is %s is refused that is %j: %s', async (which, text, code, why) => {
    const value = which === 'several' ? ['other'] : 'other'
    const { status, body } = await submit({ one, several, required }[which]!, { value, text })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'answers.0.value', question_id: 'q', code, message: `The text of the answer to question q ${why}.` }],
    ])
  })

  it('is not asked for where another choice is chosen', async () => {
    expect((await submit(required, { value: 'a' })).status).toBe(201)
  })

  it('stays in an edit that does not send it, while its choice stays chosen', async () => {
    const { id } = (await submit(several, { value: ['other'], text: 'A parrot' })).body as { id: string }
    await change(id, { value: ['a', 'other'] })
    expect(await answerOf(id)).toEqual({ question_id: 'q', value: ['a', 'other'], text: 'A parrot' })
    await change(id, { value: ['a'] })
    expect(await answerOf(id)).toEqual({ question_id: 'q', value: ['a'] })
    await change(id, { value: ['other'] })
    expect(await answerOf(id)).toEqual({ question_id: 'q', value: ['other'] })
  })

  it('satisfies a required question in an edit that does not send it', async () => {
    const { id } = (await submit(required, { value: 'other', text: 'A parrot' })).body as { id: string }
    expect((await change(id, { value: 'other' })).body.answers[0].text).toBe('A parrot')
    expect((await change(id, { value: 'other', text: '' })).body.errors[0].code).toBe('answer.text_required')
  })

  it('is cleared by an empty one', async () => {
    const { id } = (await submit(one, { value: 'other', text: 'A parrot' })).body as { id: string }
    await change(id, { value: 'other', text: '' })
    expect(await answerOf(id)).toEqual({ question_id: 'q', value: 'other' })
  })

  it('outlasts a renamed choice', async () => {
    const id = await survey()
    const stored = (await submit(id, { value: 'other', text: 'A parrot' })).body.id as string
    await edit(id, { choices: [choices[0], { ...choices[1], label: 'Else', value: 'else' }] })
    expect((await change(stored, { value: 'else' })).body.answers).toEqual([{ question_id: 'q', value: 'else', text: 'A parrot' }])
  })

  it('is part of what a used key was sent with, whether or not a choice takes it', async () => {
    const headers = { 'idempotency-key': 'texts-0123456789abcdef' }
    const sent = { value: 'other', text: 'A parrot' }
    expect((await submit(one, sent, { headers })).status).toBe(201)
    expect((await submit(one, sent, { headers })).status).toBe(200)
    for (const other of [{ value: 'other' }, { value: 'other', text: 'A crow' }, { value: 'other', text: '' }])
      expect((await submit(one, other, { headers })).body.code).toBe('idempotency.other_content')
    const stray = { 'idempotency-key': 'texts-stray-0123456789' }
    expect((await submit(one, { value: 'a' }, { headers: stray })).status).toBe(201)
    expect((await submit(one, { value: 'a', text: 'x' }, { headers: stray })).status).toBe(422)
  })

  it('stays with a claimed response', async () => {
    const user = await buildMember()
    const { id } = (await submit(one, { value: 'other', text: 'A parrot' })).body as { id: string }
    expect((await callRoute('claimResponse', { as: user, body: { response_id: id } })).body.answers[0].text).toBe('A parrot')
    const mine = await callRoute('getMyResponse', { as: user, query: { survey_id: one } })
    expect(mine.body.answers[0].text).toBe('A parrot')
  })

  it('is imported', async () => {
    const responses = [{ value: 'other', text: ' A\nparrot ' }, { value: 'a', text: 'x' }, { value: 'other' }].map((answer, at) => ({
      key: `texts-import-${at}-0123456789`,
      ...bodyOf(answer),
    }))
    const { body } = await callRoute('importResponses', { as: admin, params: { id: required }, body: { responses } })
    expect(body.responses.map(({ kept, code }: Record<string, unknown>) => kept ?? code)).toEqual([1, 1, 'answers.invalid'])
    const listed = await callRoute('listResponses', { as: admin, params: { id: required }, query: { q: 'a PARROT' } })
    expect(listed.body.map(({ answers }: { answers: unknown }) => answers)).toContainEqual([
      { question_id: 'q', value: 'other', text: 'A parrot' },
    ])
  })

  it('is found by a search, and its absence is not', async () => {
    const id = await survey()
    for (const text of ['A parrot', 'A crow']) await submit(id, { value: 'other', text })
    const find = async (q: string) => (await callRoute('listResponses', { as: admin, params: { id }, query: { q } })).body.length as number
    expect([await find('CROW'), await find('a '), await find('owl')]).toEqual([1, 2, 0])
  })
})
