import { randomUUID } from 'node:crypto'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin, type Person } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()
const asking = (demographics: object) => createSurvey(admin, { sections: [], demographics })
const submit = (survey_id: string, demographics: object, as: Person | null = null) =>
  callRoute('submitResponse', { as, body: { survey_id, answers: [], demographics } })
const blanks = ({ body }: { body: { errors?: { path: string; code: string }[] } }) => body.errors?.map(({ path, code }) => [path, code])
const row = (sent: object) => ({ key: randomUUID(), answers: [], demographics: sent })
const all = { job: 'Editor', age: 30, gender: 'female', country: 'KR' }

describe('demographics that a survey requires', () => {
  const demographics = { age: 'required', country: 'required' }
  const missing = ['age', 'country'].map((field) => [`demographics.${field}`, 'answer.required'])

  it.each([{}, { age: null, country: '' }, { country: ' \t' }])(
    'are refused where they are blank, each with an error of its own: %j',
    async (sent) => {
      const { id } = await asking(demographics)
      const reply = await submit(id, sent)
      expect([reply.status, reply.body.code]).toEqual([422, 'answers.invalid'])
      expect(blanks(reply)).toEqual(missing)
    },
  )

  it('may come from a profile, and are then stored with the response', async () => {
    const { id } = await asking(demographics)
    const member = await buildMember()
    expect(blanks(await submit(id, {}, member))).toEqual(missing)
    await callRoute('updateProfile', { as: member, body: { age: 41, country: 'KR', job: 'Editor' } })
    expect((await submit(id, {}, member)).body.demographics).toEqual({ age: 41, country: 'KR' })
    expect((await submit(id, { age: 42 }, member)).body.demographics).toEqual({ age: 42, country: 'KR' })
  })

  it('are required of changes and of imports, too', async () => {
    const { id } = await asking(demographics)
    const { body } = await submit(id, all)
    const change = { params: { id: body.id }, body: { answers: [], demographics: { country: 'US' } } }
    expect(blanks(await callRoute('updateResponse', change))).toEqual(missing.slice(0, 1))
    const { responses } = (await callRoute('importResponses', { params: { id }, as: admin, body: { responses: [row({}), row(all)] } })).body
    expect(responses).toEqual([
      { code: 'answer.required', detail: expect.stringContaining('demographics.country') },
      { id: expect.any(String), kept: 0 },
    ])
  })
})

describe('demographics that a survey does not ask', () => {
  it('are dropped, even from a changed response; stored ones stay readable', async () => {
    const { id, version: _version, ...body } = await asking({ place: 'last' })
    const earlier = (await submit(id, all)).body
    await callRoute('updateSurvey', { params: { id }, as: admin, body: { ...body, demographics: { gender: 'off', job: 'off' } } })
    expect((await callRoute('getResponse', { params: { id: earlier.id } })).body.demographics).toEqual(all)
    expect((await submit(id, all)).body.demographics).toEqual({ age: 30, country: 'KR' })
    const change = { params: { id: earlier.id }, body: { answers: [], demographics: all } }
    expect((await callRoute('updateResponse', change)).body.demographics).toEqual({ age: 30, country: 'KR' })
  })
})
