import { responseIdFromKey } from '#functions/data/ids.ts'
import { randomUUID } from 'node:crypto'
import { fileSurvey, sendFile } from '../support/api/answerFile.ts'
import { callRoute, type Caller } from '../support/api/callRoute.ts'
import { createSurvey, ownSurvey } from '../support/api/createSurvey.ts'
import { soundTable } from '../support/api/ownTable.ts'
import { buildMember, ownAdmin } from '../support/api/people.ts'

soundTable()

const admin = ownAdmin()
const survey = ownSurvey(admin)

type Row = { id: string; created_at: string; updated_at: string; source: string | null }

const answers = [{ question_id: 'name', value: 'Herald' }]
const past = '2025-01-02T03:04:05.000Z'
const list = async (id = survey.id) => (await callRoute('listResponses', { as: admin, params: { id } })).body as Row[]
const importOne = async (key: string, given: unknown = answers, id = survey.id) =>
  (await callRoute('importResponses', { as: admin, params: { id }, body: { responses: [{ key, answers: given }] } })).body.responses[0]
const submit = (more: object = {}, headers = {}) =>
  callRoute('submitResponse', { body: { survey_id: survey.id, answers, demographics: {}, ...more }, headers })

describe('a response that is sent', () => {
  it('takes neither a time nor a source from the sender, at the first save or a later one', async () => {
    const claimed = { created_at: past, updated_at: past, source: 'imported' }
    const { status, body } = await submit(claimed)
    const changed = await callRoute('updateResponse', { params: { id: body.id }, body: { answers, demographics: {}, ...claimed } })
    expect([status, changed.status]).toEqual([201, 200])
    const [row] = await list()
    expect(row!.source).toBe('sent')
    for (const at of [row!.created_at, row!.updated_at]) expect(Date.parse(at)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('stays sent when a person claims it', async () => {
    const own = await createSurvey(admin)
    const { body } = await submit({ survey_id: own.id })
    await callRoute('claimResponse', { as: await buildMember(), body: { response_id: body.id } })
    expect((await list(own.id)).map(({ source }) => source)).toEqual(['sent'])
  })

  it('is not changed by an import that repeats its key, nor revealed to it', async () => {
    const own = await createSurvey(admin)
    const key = randomUUID()
    await submit({ survey_id: own.id }, { 'idempotency-key': key })
    expect(await importOne(key, answers, own.id)).toEqual({ code: 'response.not_found', detail: expect.any(String) })
    expect((await list(own.id)).map(({ source }) => source)).toEqual(['sent'])
  })
})

describe('a response that is imported', () => {
  it('has no holder, though its admin can work out its id: only admins read and delete it', async () => {
    const own = await createSurvey(admin)
    const key = 'a-key-that-the-admin-chose'
    const { id: reference } = await importOne(key, answers, own.id)
    const id = responseIdFromKey(own.id, key)
    const member = await buildMember()
    const calls = (as: Caller) => [
      callRoute('updateResponse', { params: { id }, as, body: { answers, demographics: {} } }),
      ...(as ? [callRoute('claimResponse', { as, body: { response_id: id } })] : []),
      ...(as === admin ? [] : [callRoute('getResponse', { params: { id }, as }), callRoute('deleteResponse', { params: { id }, as })]),
    ]
    for (const reply of await Promise.all([null, member, admin].flatMap(calls)))
      expect(reply).toMatchObject({ status: 404, body: { code: 'response.not_found' } })
    const repeated = await submit({ survey_id: own.id }, { 'idempotency-key': key })
    expect(repeated.status).toBe(404)
    const read = () => callRoute('getResponse', { params: { id: reference }, as: admin })
    expect((await read()).body).toMatchObject({ id: reference, source: 'imported', version: 1 })
    expect((await callRoute('deleteResponse', { params: { id: reference }, as: admin })).status).toBe(204)
    expect((await read()).status).toBe(404)
  })

  it('keeps its files for admins, and is deleted with them', async () => {
    const own = await fileSurvey(admin)
    const proof = await sendFile({ survey_id: own.id })
    const key = 'a-line-with-a-file'
    const { id: reference } = await importOne(key, [{ question_id: 'proof', value: proof }], own.id)
    const file = (as: Caller) => callRoute('getFile', { params: { id: proof.id }, query: { response: responseIdFromKey(own.id, key) }, as })
    expect([(await file(null)).status, (await file(admin)).status]).toEqual([404, 302])
    expect((await callRoute('deleteResponse', { params: { id: reference }, as: admin })).status).toBe(204)
    expect((await file(admin)).status).toBe(404)
  })
})
