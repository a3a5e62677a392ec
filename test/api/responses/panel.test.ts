import { randomUUID } from 'node:crypto'
import { findStored } from '#functions/data/responses/responses.ts'
import { responseIdFromKey } from '#functions/data/ids.ts'
import { callRoute, type Caller } from '../../support/api/callRoute.ts'
import { createSurvey, ownSurvey } from '../../support/api/createSurvey.ts'
import { drainStream } from '../../support/api/drainStream.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin } from '../../support/api/people.ts'
import { wrongCounts } from '../../support/api/surveyTruth.ts'
import { drawnSurvey } from '../../support/fixtures/drawnSurvey.ts'
import { type SurveyInput } from '../../support/fixtures/sampleSurvey.ts'

ownTable()

const admin = ownAdmin()
const panel = { complete: 'https://panel.example/done?p={pid}', screened: 'https://panel.example/out?p={pid}&c={constructor}' }
const survey = ownSurvey(admin, { ...drawnSurvey, panel })
const forgetting = ownSurvey(admin, { ...drawnSurvey, panel, keep_screened: false })

const minor = [{ question_id: 'age', value: 12 }]
const adult = [{ question_id: 'age', value: 34 }]
const given = { drawn: { arm: ['cold'] }, link: { pid: 'a&b' } }
const complete = 'https://panel.example/done?p=a%26b'
const screened = 'https://panel.example/out?p=a%26b&c='

type Options = { as?: Caller; id?: string; key?: string; more?: object }
const submit = (answers: object[], { as = null, id = survey.id, key, more = given }: Options = {}) =>
  callRoute('submitResponse', {
    as,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: { survey_id: id, answers, demographics: {}, ...more },
  })
const edit = async (id: string, changes: Partial<SurveyInput>) => {
  const { body } = await callRoute('getSurvey', { as: admin, params: { id } })
  await callRoute('updateSurvey', { as: admin, params: { id }, body: { ...body, ...changes } })
}

describe("a survey's panel", () => {
  it('is where the reply to a submit sends on, by how the response ended', async () => {
    expect(await submit(adult)).toMatchObject({ status: 201, body: { state: 'stored', next: complete } })
    expect(await submit(minor)).toMatchObject({ status: 201, body: { state: 'screened', next: screened } })
    expect((await submit(adult, { more: { drawn: given.drawn } })).body.next).toBe('https://panel.example/done?p=')
  })

  it('is filled from the stored values, in a second submit too', async () => {
    const member = await buildMember()
    await submit(adult, { as: member })
    const second = await submit(adult, { as: member, more: { link: { pid: 'other' } } })
    expect(second).toMatchObject({ status: 200, body: { next: complete } })
  })

  it('is that of today for a retry, by the state that is stored', async () => {
    const { id } = await createSurvey(admin, { ...drawnSurvey, panel })
    const [key, other] = [randomUUID(), randomUUID()]
    await submit(minor, { id, key })
    await submit(adult, { id, key: other })
    await edit(id, { panel: { screened: 'https://new.example/?{pid}' }, is_active: false })
    expect((await submit(minor, { id, key })).body).toMatchObject({ state: 'screened', next: 'https://new.example/?a%26b' })
    expect((await submit(adult, { id, key: other })).body).toMatchObject({ state: 'stored', next: null })
  })

  it('is only in replies to a submit', async () => {
    const { body } = await submit(adult)
    const params = { id: body.id as string }
    const changed = await callRoute('updateResponse', { params, body: { answers: adult, demographics: {} } })
    for (const reply of [changed, await callRoute('getResponse', { params })])
      expect(JSON.stringify(reply.body)).not.toMatch(/next|panel\.example/)
  })
})

describe('a submit that would be screened out where the survey keeps no such response', () => {
  it('is answered without an id, and nothing is stored', async () => {
    const key = randomUUID()
    const { status, body } = await submit(minor, { id: forgetting.id, key })
    expect({ status, body }).toEqual({ status: 200, body: { state: 'not_kept', next: screened } })
    expect(await findStored(responseIdFromKey(forgetting.id, key))).toBeNull()
    await drainStream()
    expect(await wrongCounts(forgetting.id)).toEqual([])
  })

  it('is answered the same again, and its key may be used for other answers', async () => {
    const key = randomUUID()
    const first = await submit(minor, { id: forgetting.id, key })
    expect(await submit(minor, { id: forgetting.id, key })).toMatchObject({ status: 200, body: first.body })
    expect(await submit(adult, { id: forgetting.id, key })).toMatchObject({ status: 201, body: { state: 'stored' } })
  })

  it('leaves a member free to answer again, and is a change of a response that is stored', async () => {
    const member = await buildMember()
    expect((await submit(minor, { id: forgetting.id, as: member })).body).toMatchObject({ state: 'not_kept' })
    const { status, body } = await submit(adult, { id: forgetting.id, as: member })
    expect(status).toBe(201)
    const ending = await submit(minor, { id: forgetting.id, as: member })
    expect(ending).toMatchObject({ status: 409, body: { code: 'response.ends_survey' } })
    expect((await callRoute('getResponse', { as: member, params: { id: body.id } })).body).toMatchObject({ answers: adult, version: 1 })
  })

  it('is answered with the response that its key stored while the survey kept them', async () => {
    const { id } = await createSurvey(admin, { ...drawnSurvey, panel })
    const key = randomUUID()
    const { body } = await submit(minor, { id, key })
    await edit(id, { keep_screened: false })
    expect(await submit(minor, { id, key })).toMatchObject({ status: 200, body: { id: body.id, state: 'screened', next: screened } })
    expect(await submit(adult, { id, key })).toMatchObject({ status: 422, body: { code: 'idempotency.other_content' } })
  })

  it('is refused if it is invalid', async () => {
    const wrong = await submit([...minor, { question_id: 'read', value: ['Films'] }], { id: forgetting.id })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'answers.invalid' } })
  })

  it('is imported as screened', async () => {
    const body = { responses: [{ key: randomUUID(), answers: minor }] }
    const imported = (await callRoute('importResponses', { as: admin, params: { id: forgetting.id }, body })).body.responses[0]
    expect((await callRoute('getResponse', { as: admin, params: { id: imported.id } })).body).toMatchObject({ state: 'screened' })
  })
})
