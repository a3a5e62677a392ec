import { callRoute } from '../../../support/api/callRoute.ts'
import { answering, oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { beforeTests, buildMember, ownAdmin } from '../../../support/api/people.ts'

ownTable()
const admin = ownAdmin()

const choices = [
  { id: 'a', label: 'A', value: 'a' },
  { id: 'o', label: 'Other', value: 'other', text_entry: true },
]
const calls = oneQuestion(admin, { type: 'single_choice', choices })
const { survey, edit, stored } = calls
type Given = { value: unknown; text?: unknown }
const submit = (id: string, { value, ...text }: Given, more: object = {}) => calls.submit(id, value, { ...text, ...more })
const respond = async (...given: Parameters<typeof submit>) => (await submit(...given)).body.id as string
const change = (id: string, { value, ...text }: Given) => calls.change(id, value, text)
const parrot = { value: 'other', text: 'A parrot' }

describe('the text of a choice', () => {
  const own = beforeTests(async () => ({ one: await survey(), several: await survey({ type: 'multi_select' }) }))

  it('is kept beside the value', async () => {
    const { status, body } = await submit(own.one, parrot)
    expect([status, body.answers]).toEqual([201, [{ question_id: 'q', ...parrot }]])
    expect(await stored(body.id)).toEqual({ question_id: 'q', ...parrot })
    expect((await submit(own.several, { value: ['a', 'other'], text: 'B' })).body.answers).toEqual([
      { question_id: 'q', value: ['a', 'other'], text: 'B' },
    ])
  })

  it('stays in an edit that does not send it, while its choice stays chosen', async () => {
    const id = await respond(own.several, { value: ['other'], text: 'A parrot' })
    await change(id, { value: ['a', 'other'] })
    expect(await stored(id)).toEqual({ question_id: 'q', value: ['a', 'other'], text: 'A parrot' })
    await change(id, { value: ['a'] })
    expect(await stored(id)).toEqual({ question_id: 'q', value: ['a'] })
    await change(id, { value: ['other'] })
    expect(await stored(id)).toEqual({ question_id: 'q', value: ['other'] })
  })

  it('outlasts a renamed choice', async () => {
    const id = await survey()
    const response = await respond(id, parrot)
    await edit(id, { choices: [choices[0], { ...choices[1], label: 'Else', value: 'else' }] })
    expect((await change(response, { value: 'else' })).body.answers).toEqual([{ question_id: 'q', value: 'else', text: 'A parrot' }])
  })

  it('stays with a claimed response', async () => {
    const user = await buildMember()
    const id = await respond(own.one, parrot)
    expect((await callRoute('claimResponse', { as: user, body: { response_id: id } })).body.answers[0].text).toBe('A parrot')
    const mine = await callRoute('getMyResponse', { as: user, query: { survey_id: own.one } })
    expect(mine.body.answers[0].text).toBe('A parrot')
  })

  it('is imported', async () => {
    const id = await survey({ required: true })
    const responses = [{ value: 'other', text: ' A\nparrot ' }, { value: 'a', text: 'x' }, { value: 'other' }].map(
      ({ value, ...text }, at) => ({
        key: `texts-import-${at}-0123456789`,
        ...answering(value, text),
      }),
    )
    const { body } = await callRoute('importResponses', { as: admin, params: { id }, body: { responses } })
    expect(body.responses.map(({ kept, code }: Record<string, unknown>) => kept ?? code)).toEqual([1, 1, 'answers.invalid'])
    const listed = await callRoute('listResponses', { as: admin, params: { id }, query: { q: 'a PARROT' } })
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
