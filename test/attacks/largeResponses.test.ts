import { randomBytes } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { newResponseId } from '#functions/data/ids.ts'
import { responseItem } from '#functions/data/responses/responses.ts'
import { tableName } from '#functions/data/table.ts'
import { documents } from '#functions/platform/aws.ts'
import { validateAnswers } from '#functions/responses/validateAnswers.ts'
import { readSurvey } from '#functions/data/surveys/surveys.ts'
import { limits } from '#shared/limits.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { createSurvey } from '../support/api/createSurvey.ts'
import { soundTable } from '../support/api/ownTable.ts'
import { buildAdmin, buildMember, type Person } from '../support/api/people.ts'
import { processorTime } from '../support/processorTime.ts'

soundTable()

/** More long questions than one response can answer at length. */
const ids = Array.from({ length: 48 }, (_, at) => `q${at}`)
let admin: Person
let member: Person
let survey: { id: string }
beforeAll(async () => {
  ;[admin, member] = [await buildAdmin(), await buildMember()]
  const long = ids.map((id) => ({ id, title: id, type: 'long_text' as const }))
  const rich = ids.map((id) => ({ id: `rich-${id}`, title: id, type: 'rich_text' as const }))
  survey = await createSurvey(admin, { sections: [{ id: 's', title: 'S', questions: [...long, ...rich] }] })
})

const answering = (count: number, value: string) => ids.slice(0, count).map((question_id) => ({ question_id, value }))
const submit = (answers: unknown, as: Person | null = null) =>
  callRoute('submitResponse', { as, body: { survey_id: survey.id, answers, demographics: {} } })
const change = (id: string, answers: unknown, as: Person | null = null) =>
  callRoute('updateResponse', { as, params: { id }, body: { answers, demographics: {} } })
const list = (query: Record<string, string> = {}) => callRoute('listResponses', { as: admin, params: { id: survey.id }, query })
const refused = { status: 413, body: { code: 'response.too_large' } }

/** Packs to next to nothing, and is five times as long once it is safe: `&amp;`. */
const swollen = ids.slice(0, 12).map((id) => ({ question_id: `rich-${id}`, value: '&'.repeat(39_000) }))
/** Packs hardly at all. */
const dense = () => randomBytes(7_500).toString('base64')

describe('a response that packs well and would be over 2 MB as a reply', () => {
  it('is refused before anything is written: new, changed, imported', async () => {
    expect(await submit(swollen)).toMatchObject(refused)
    expect(await submit(swollen, member)).toMatchObject(refused)
    const { body: small } = await submit(answering(1, 'small'))
    expect(await change(small.id, swollen)).toMatchObject(refused)
    expect({ ...(await callRoute('getResponse', { params: { id: small.id } })).body, next: null }).toEqual(small)
    const responses = [{ key: 'a-key-of-sixteen-characters', answers: swollen }]
    const { body } = await callRoute('importResponses', { as: admin, params: { id: survey.id }, body: { responses } })
    expect(body.responses).toMatchObject([{ code: 'response.too_large' }])
    expect((await list()).body).toHaveLength(1)
  })
})

describe('a guest’s response of more than 64 KiB packed', () => {
  it('is refused, and taken from a member and an import', async () => {
    const long = Array.from({ length: 10 }, (_, at) => ({ question_id: ids[at], value: dense() }))
    expect(await submit(long)).toMatchObject(refused)
    const { body: small } = await submit(answering(1, 'small'))
    expect(await change(small.id, long)).toMatchObject(refused)
    expect((await submit(long, member)).status).toBe(201)
    const responses = [{ key: 'another-key-of-sixteen', answers: long }]
    const { body } = await callRoute('importResponses', { as: admin, params: { id: survey.id }, body: { responses } })
    expect(body.responses).toMatchObject([{ kept: 10 }])
  })
})

describe('a response stored before it had a limit', () => {
  it('stops no list, search, results or export, and can be deleted', async () => {
    const id = newResponseId(survey.id)
    const now = new Date().toISOString()
    const common = { survey_id: survey.id, version: 1, survey_version: 1, language: null, owner: null, created_at: now, updated_at: now }
    const large = { ...common, id, demographics: {}, answers: answering(48, '\u0001'.repeat(20_000)) }
    await documents().send(new PutCommand({ TableName: tableName(), Item: responseItem({ response: large }) }))
    const after = await submit(answering(1, 'after'))
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body.slice(0, 2)).toMatchObject([{ answers: [{ value: 'after' }] }, { answers: [], too_large: true, created_at: now }])
    expect(body[0].too_large).toBeUndefined()
    expect((await list({ q: 'after' })).status).toBe(200)
    expect((await callRoute('getResults', { as: admin, params: { id: survey.id } })).status).toBe(200)
    expect(await callRoute('getResponse', { params: { id } })).toMatchObject({ status: 413, body: { code: 'response.too_large_to_show' } })
    const { body: ticket } = await callRoute('issueExportTicket', { as: admin, params: { id: survey.id } })
    expect((await callRoute('exportResponses', { params: { id: survey.id }, query: { token: ticket.token } })).status).toBeLessThan(400)
    expect((await callRoute('deleteResponse', { as: admin, params: { id } })).status).toBe(204)
    expect(after.status).toBe(201)
  })
})

describe('one question answered 27 times in a body', () => {
  it('costs as much as answered once', async () => {
    const { id } = await createSurvey(admin, {
      sections: [{ id: 's', title: 'S', questions: [{ id: 'rich', title: 'Rich', type: 'rich_text' }] }],
    })
    const stored = (await readSurvey(id))!
    const value = '<p>a <b>b</b></p>'.repeat(2_000).slice(0, limits.richText)
    const body = { answers: Array.from({ length: 27 }, () => ({ question_id: 'rich', value })), demographics: {}, language: null }
    const saver = { userId: null, mayReuseFilesOf: () => false }
    expect(await processorTime(() => validateAnswers(stored, body, saver))).toBeLessThan(100)
  })
})
