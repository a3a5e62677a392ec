import { randomUUID } from 'node:crypto'
import { findResponse } from '#functions/data/responses/responses.ts'
import { callRoute, type Caller, type Input } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { drainStream } from '../../support/api/drainStream.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin } from '../../support/api/people.ts'
import { wrongCounts } from '../../support/api/surveyTruth.ts'
import { endingSurvey } from '../../support/fixtures/endingSurvey.ts'

ownTable()

const admin = ownAdmin()
const survey = { id: '' }
beforeAll(async () => void (survey.id = (await createSurvey(admin, endingSurvey)).id))

const minor = [{ question_id: 'age', value: 12 }]
const adult = [
  { question_id: 'age', value: 34 },
  { question_id: 'trade', value: 'Baker' },
]
const invalid = [{ question_id: 'age', value: 'twelve' }]

const submit = (
  answers: object[],
  { as = null, headers = {}, id = survey.id }: Pick<Input, 'headers'> & { as?: Caller; id?: string } = {},
) => callRoute('submitResponse', { as, headers, body: { survey_id: id, answers, demographics: {} } })
const change = (id: string, answers: object[], input: Input = {}) =>
  callRoute('updateResponse', { params: { id }, body: { answers, demographics: {} }, ...input })
const codeOf = async (response: string, answers: object[], as: Caller = null) => (await change(response, answers, { as })).body.code
const read = async (id: string, as: Caller = null) => (await callRoute('getResponse', { params: { id }, as })).body
const setOpen = async (id: string, is_active: boolean) => {
  const { body } = await callRoute('getSurvey', { as: admin, params: { id } })
  await callRoute('updateSurvey', { as: admin, params: { id }, body: { ...body, is_active } })
}

describe('a submit whose answers end the survey', () => {
  it('is stored as screened, without answers to questions that no longer show', async () => {
    const { status, body } = await submit([...minor, { question_id: 'trade', value: 'Baker' }])
    expect(status).toBe(201)
    expect(body).toMatchObject({ answers: minor, state: 'screened', next: null })
    const { next: _next, ...stored } = body
    expect(await read(body.id)).toEqual(stored)
    expect(await findResponse(body.id)).toMatchObject({ screened: true })
  })

  it('asks nothing required of later sections, and still what shows', async () => {
    expect((await submit([{ question_id: 'age', value: 34 }])).body.errors).toMatchObject([{ question_id: 'trade' }])
    expect((await submit([{ question_id: 'trade', value: 'Baker' }])).body.errors).toMatchObject([{ question_id: 'age' }])
  })

  it('is stored normally if they do not end it', async () => {
    const { body } = await submit(adult)
    expect(body).toMatchObject({ answers: adult, state: 'stored', next: null })
    expect(await findResponse(body.id)).not.toHaveProperty('screened')
  })

  it('is returned to a retry in any state of the survey', async () => {
    const { id } = await createSurvey(admin, endingSurvey)
    const headers = { 'idempotency-key': randomUUID() }
    const first = await submit(minor, { id, headers })
    expect(await submit(minor, { id, headers })).toMatchObject({ status: 200, body: first.body })
    await setOpen(id, false)
    expect(await submit(minor, { id, headers })).toMatchObject({ status: 200, body: { state: 'screened', next: null } })
    expect(await submit(adult, { id, headers })).toMatchObject({ status: 422, body: { code: 'idempotency.other_content' } })
    expect(await submit(minor, { id })).toMatchObject({ status: 409, body: { code: 'survey.closed' } })
  })

  it('is retried by its owner, too', async () => {
    const member = await buildMember()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await submit(minor, { as: member, headers })
    expect(await submit(minor, { as: member, headers })).toMatchObject({ status: 200, body: first.body })
  })
})

describe('a change', () => {
  it('that would end the survey is 409 and changes nothing', async () => {
    const { body } = await submit(adult)
    expect(await change(body.id, minor)).toMatchObject({ status: 409, body: { code: 'response.ends_survey' } })
    expect(await read(body.id)).toMatchObject({ answers: adult, version: 1, state: 'stored' })
  })

  it('by a second submit that would end it is the same', async () => {
    const member = await buildMember()
    const { body } = await submit(adult, { as: member })
    expect(await submit(minor, { as: member })).toMatchObject({ status: 409, body: { code: 'response.ends_survey' } })
    expect(await read(body.id, member)).toMatchObject({ answers: adult, version: 1 })
    expect(await submit(adult, { as: member })).toMatchObject({ status: 200, body: { id: body.id, state: 'stored', next: null } })
  })

  it('of a screened response is 409 and changes nothing', async () => {
    const { body } = await submit(minor)
    expect(await change(body.id, adult)).toMatchObject({ status: 409, body: { code: 'response.screened' } })
    expect(await read(body.id)).toMatchObject({ answers: minor, version: 1, state: 'screened' })
  })

  it('by a second submit of its owner is the same', async () => {
    const member = await buildMember()
    const { body } = await submit(minor, { as: member })
    for (const answers of [adult, minor, invalid])
      expect(await submit(answers, { as: member })).toMatchObject({ status: 409, body: { code: 'response.screened' } })
    expect(await read(body.id, member)).toMatchObject({ answers: minor, version: 1, state: 'screened' })
  })

  it('is refused in order: 404, closed, screened, invalid, ending', async () => {
    const { id } = await createSurvey(admin, endingSurvey)
    const member = await buildMember()
    const screened = (await submit(minor, { id, as: member })).body.id as string
    const stored = (await submit(adult, { id })).body.id as string
    await setOpen(id, false)
    expect([await codeOf(screened, invalid), await codeOf(screened, invalid, member)]).toEqual(['response.not_found', 'survey.closed'])
    await setOpen(id, true)
    expect(await codeOf(screened, invalid, member)).toBe('response.screened')
    expect(await codeOf(stored, [...minor, { question_id: 'signs', value: ['none'] }])).toBe('answers.invalid')
    expect(await codeOf(stored, minor)).toBe('response.ends_survey')
  })
})

describe('a screened response', () => {
  it('stays screened when it is claimed', async () => {
    const member = await buildMember()
    const { body } = await submit(minor)
    const claimed = await callRoute('claimResponse', { as: member, body: { response_id: body.id } })
    expect(claimed).toMatchObject({ status: 200, body: { state: 'screened' } })
    expect(await change(body.id, adult, { as: member })).toMatchObject({ status: 409, body: { code: 'response.screened' } })
    expect((await callRoute('getMyResponse', { as: member, query: { survey_id: survey.id } })).body).toMatchObject({ state: 'screened' })
  })

  it('may be deleted in every state, after which its owner may answer again', async () => {
    const { id } = await createSurvey(admin, endingSurvey)
    const member = await buildMember()
    const { body } = await submit(minor, { id, as: member })
    await setOpen(id, false)
    expect((await callRoute('deleteResponse', { as: member, params: { id: body.id } })).status).toBe(204)
    await setOpen(id, true)
    expect(await submit(adult, { id, as: member })).toMatchObject({ status: 201, body: { state: 'stored' } })
    await drainStream()
    expect(await wrongCounts(id)).toEqual([])
  })

  it('is imported as one', async () => {
    const responses = [minor, adult].map((answers) => ({ key: randomUUID(), answers }))
    const { body } = await callRoute('importResponses', { as: admin, params: { id: survey.id }, body: { responses } })
    const read = body.responses.map(({ id }: { id: string }) => callRoute('getResponse', { as: admin, params: { id } }))
    expect((await Promise.all(read)).map((reply) => reply.body.state)).toEqual(['screened', 'stored'])
  })
})
