import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { randomUUID } from 'node:crypto'
import { key } from '#functions/data/keys.ts'
import { documents } from '#functions/platform/aws.ts'
import { carryOver } from '../../../scripts/ops/carryOver/carryOver.ts'
import { createTable } from '../../../scripts/local/services/resources.ts'
import { fullAnswers, sampleSurvey } from '../../support/fixtures/sampleSurvey.ts'
import { callRoute, type Caller } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { drainStream } from '../../support/api/drainStream.ts'
import { allItems } from '../../support/api/invariants.ts'
import { soundTable } from '../../support/api/ownTable.ts'
import { buildAdmin, buildMember, proveAddress, type Person } from '../../support/api/people.ts'

soundTable() // the restored table must be consistent at the end

let admin: Person
let early: Person
let late: Person
let survey: { id: string; slug: string }
let before: { id: string }
let changed: { id: string }
let after: { id: string }
let deleted: { id: string }
let old: string
let since: string
let isWhole: boolean
const lines: string[] = []

const submit = async (as: Caller = null) => {
  const body = { survey_id: survey.id, answers: fullAnswers, demographics: { country: 'KR' } }
  const { status, body: stored } = await callRoute('submitResponse', { as, body, headers: { 'idempotency-key': randomUUID() } })
  expect(status).toBe(201)
  return stored as { id: string; answers: object[] }
}
const change = (id: string, as: Caller, country: string) =>
  callRoute('updateResponse', { as, params: { id }, body: { answers: fullAnswers, demographics: { country } } })
const link = (provider: string, subject: string) => [
  { ...key.identity(provider, subject), provider, subject, user_id: early.id },
  { ...key.myIdentity(early.id, provider), provider, subject, linked_at: new Date().toISOString() },
]
const put = (TableName: string, Item: object) => documents().send(new PutCommand({ TableName, Item: Item as Record<string, unknown> }))

/** Creates a table with the content of the present one, as a restore to this moment does, and resolves to its name. */
async function restore(): Promise<string> {
  const name = `${old}-restored`
  await createTable(name)
  for (const item of await allItems()) await put(name, item)
  return name
}

beforeAll(async () => {
  old = process.env.TABLE!
  ;[admin, early] = [await buildAdmin(), await buildMember()]
  survey = await createSurvey(admin, { slug: 'before-the-restore' })
  before = await submit()
  changed = await submit(early)
  deleted = await submit()
  for (const item of link('google', 'unlinked')) await put(old, item)
  await drainStream()
  since = new Date().toISOString()
  const restored = await restore()

  after = await submit()
  late = await buildMember()
  await submit(late)
  await change(changed.id, early, 'JP')
  await callRoute('updateProfile', { as: late, body: { company: 'Ink' } })
  await callRoute('updateProfile', { as: early, body: { company: 'Paper' } })
  await callRoute('unlinkIdentity', { as: early, params: { provider: 'google' } })
  await proveAddress(late) // else becoming an admin would sign them out
  await callRoute('setUserRoles', { as: admin, params: { id: late.id }, body: { roles: ['admin'] } })
  await callRoute('sendInquiry', { body: { name: 'Mina', email: 'mina@example.com', organization: '', note: 'Hello', website: '' } })
  await callRoute('updateSurvey', { as: admin, params: survey, body: sampleSurvey({ slug: 'after-the-restore' }) })
  await callRoute('deleteResponse', { as: admin, params: deleted })
  await drainStream()

  process.env.TABLE = restored
  const log = jest.spyOn(console, 'error').mockImplementation(() => {}) // the recount that follows a restore
  isWhole = await carryOver({ from: old, to: restored, since }, (line) => void lines.push(line))
  await drainStream()
  log.mockRestore()
})

it('keeps ids and owners of responses, and counts them by the stream', async () => {
  for (const { id } of [before, after]) expect((await callRoute('getResponse', { params: { id } })).status).toBe(200)
  const own = await callRoute('getMyResponse', { as: late, query: { survey_id: survey.id } })
  expect(own.status).toBe(200)
  const { body } = await callRoute('getResults', { as: admin, params: survey })
  expect(body.total).toBe(5)
})

it('carries changes of a response, of people, their sign-in and the content', async () => {
  expect((await callRoute('getResponse', { as: early, params: changed })).body).toMatchObject({
    version: 2,
    demographics: { country: 'JP' },
  })
  for (const [person, company] of [
    [early, 'Paper'],
    [late, 'Ink'],
  ] as const)
    expect((await callRoute('getMe', { as: person })).body.company).toBe(company)
  expect((await callRoute('getSurveyBySlug', { params: { slug: 'after-the-restore' } })).body.id).toBe(survey.id)
  expect((await callRoute('getSurveyBySlug', { params: { slug: 'before-the-restore' } })).status).toBe(404)
  expect((await callRoute('listIdentities', { as: early })).body).toEqual([])
  expect((await callRoute('listInquiries', { as: late })).body).toMatchObject([{ note: 'Hello', org: '' }])
})

it('restores deleted items, and says so', async () => {
  expect(isWhole).toBe(true)
  expect((await callRoute('getResponse', { params: deleted })).status).toBe(200)
  expect(lines.join('\n')).toMatch(/Deleted since then, and back: 1 RESP\./)
})

it('changes nothing if it runs once more', async () => {
  const items = await allItems()
  await carryOver({ from: old, to: process.env.TABLE!, since }, (line) => void lines.push(line))
  expect(await allItems()).toEqual(items)
})

it('keeps newer items of the restored table, and deletions by the restored site', async () => {
  expect((await change(changed.id, early, 'FR')).status).toBe(200)
  const place = key.response(survey.id, after.id)
  const aged = { UpdateExpression: 'SET created_at = :past', ExpressionAttributeValues: { ':past': '2026-01-01T00:00:00.000Z' } }
  await documents().send(new UpdateCommand({ TableName: old, Key: place, ...aged }))
  await callRoute('deleteResponse', { as: admin, params: after })
  await carryOver({ from: old, to: process.env.TABLE!, since }, () => {})
  expect((await callRoute('getResponse', { as: early, params: changed })).body.demographics.country).toBe('FR')
  expect((await callRoute('getResponse', { params: after })).status).toBe(404)
})
