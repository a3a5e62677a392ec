import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { randomBytes } from 'node:crypto'
import { documents, s3 } from '#functions/platform/aws.ts'
import { callRoute, type Input } from '../../support/api/callRoute.ts'
import { exportedTables } from '../../support/checkExport/exportedTables.ts'
import { frozenAt } from '../../support/api/frozenTime.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin, type Person } from '../../support/api/people.ts'
import { readWorkbook } from '../../support/checkExport/readWorkbook.ts'
import { fullAnswers } from '../../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'

ownTable()

const admin = ownAdmin()
let survey: { id: string; slug: string }
beforeAll(async () => {
  survey = await createSurvey(admin)
  await submit(survey.id, fullAnswers)
  await submit(survey.id, [{ question_id: 'name', value: '=1+1' }])
})

const submit = (survey_id: string, answers: unknown, as: Person | null = null) =>
  callRoute('submitResponse', {
    body: { survey_id, answers, demographics: { job: '기자', age: 34, gender: 'female', country: 'KR' }, language: 'ko' },
    as,
  })
const exported = (id: string, query: Record<string, string> = {}, input: Input = { as: admin }) =>
  callRoute('exportResponses', { params: { id }, query, ...input })
const ticketFor = async (id: string, as = admin) => (await callRoute('issueExportTicket', { params: { id }, as })).body.token as string

it('is an Excel file named after the slug and the date in the time zone', async () => {
  const { status, headers, raw } = await exported(survey.id, { tz: 'Pacific/Kiritimati' })
  const date = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect(headers['content-disposition']).toBe(
    `attachment; filename="${survey.slug}_${date}.xlsx"; filename*=UTF-8''${survey.slug}_${date}.xlsx`,
  )
  expect(readWorkbook(raw).map(({ name }) => name)).toEqual(['Responses', 'Coded', 'Codebook', 'Info'])
})

it('has every answer, the oldest first, as text and never as a formula', async () => {
  const { coded, responses } = exportedTables((await exported(survey.id)).raw)
  const names = coded.header[0]!
  const cell = (row: number, id: string) => coded.rows.get(row)![names.indexOf(id)]
  expect([cell(1, 'name'), cell(1, 'doubt'), cell(1, 'signs'), cell(1, 'signs/Light'), cell(1, 'signs/Source')]).toEqual([
    'The Busan Herald',
    'Yes',
    'Light; Text',
    '1',
    '0',
  ])
  expect([cell(1, 'line'), cell(1, 'story')]).toEqual(['Taken in Busan', 'A flood that was\nfour years old'])
  expect([cell(2, 'name'), cell(2, 'signs'), cell(2, 'story')]).toEqual(['=1+1', '', '(not shown)'])
  expect(responses.rows.size).toBe(2)
})

it('speaks Korean where it is asked to', async () => {
  const { responses } = exportedTables((await exported(survey.id, { lang: 'ko' })).raw)
  expect(responses.header[0]![0]).toBe('번호')
  expect(responses.rows.get(1)).toContain('Yes (한국어)')
  expect(responses.rows.get(1)).toContain('대한민국')
})

it('never has the id of a response', async () => {
  const { body } = await submit(survey.id, fullAnswers)
  const text = readWorkbook((await exported(survey.id)).raw)
    .map(({ xml }) => xml)
    .join()
  expect(text).not.toContain(body.id)
  expect(text).not.toContain(body.id.split('-')[1])
})

describe('the ticket', () => {
  it('is valid only for its admin and this export', async () => {
    const token = await ticketFor(survey.id)
    const other = await createSurvey(admin)
    expect((await exported(survey.id, { token }, {})).status).toBe(200)
    expect((await exported(other.id, { token }, {})).status).toBe(401)
    expect((await callRoute('getMe', { query: { token } })).status).toBe(401)
    expect((await callRoute('listSurveys', { as: { token } })).status).toBe(401)
  })

  it('ends after a minute', async () => {
    const token = await ticketFor(survey.id)
    const now = Date.now()
    await frozenAt(now + 58_000, async () => expect((await exported(survey.id, { token }, {})).status).toBe(200))
    await frozenAt(now + 61_000, async () =>
      expect(await exported(survey.id, { token }, {})).toMatchObject({ status: 401, body: { code: 'auth.bad_token' } }),
    )
  })

  it('is given to an admin for a survey that is there', async () => {
    expect((await callRoute('issueExportTicket', { params: { id: survey.id }, as: await buildMember() })).status).toBe(403)
    expect((await callRoute('issueExportTicket', { params: { id: 'S0000000000000000' }, as: admin })).status).toBe(404)
  })
})

it("takes an admin's access token in the address too, and refuses a member's", async () => {
  expect((await exported(survey.id, { token: admin.token }, {})).status).toBe(200)
  expect((await exported(survey.id, { token: (await buildMember()).token }, {})).status).toBe(403)
  expect((await exported(survey.id, { token: 'garbage' }, {})).status).toBe(401)
})

it('answers 404 for a survey that never was, and exports a deleted one', async () => {
  expect((await exported('S0000000000000000')).status).toBe(404)
  const deleted = await createSurvey(admin)
  await submit(deleted.id, fullAnswers)
  await callRoute('deleteSurvey', { as: admin, params: { id: deleted.id } })
  const { coded } = exportedTables((await exported(deleted.id)).raw)
  expect(coded.rows.get(1)).toContain('The Busan Herald')
})

it.each([
  ['an unknown time zone', { tz: 'Mars/Olympus' }, 'tz'],
  ['an unknown language', { lang: 'fr' }, 'lang'],
])('answers 422 to %s', async (_, query, path) => {
  const { status, body } = await exported(survey.id, query)
  expect([status, body.errors[0].path]).toEqual([422, path])
})

it('keeps the answers to questions that a later version no longer has', async () => {
  const created = await createSurvey(admin)
  await submit(created.id, fullAnswers)
  const [start] = created.sections
  await callRoute('updateSurvey', {
    as: admin,
    params: { id: created.id },
    body: { ...created, sections: [{ ...start, questions: [start.questions[0]] }] },
  })
  await submit(created.id, [{ question_id: 'name', value: 'Later' }])
  const { coded } = exportedTables((await exported(created.id)).raw)
  const ids = coded.header[0]!
  expect(ids.slice(ids.indexOf('name'))).toEqual([
    'name',
    'doubt',
    'signs',
    'signs/Light',
    'signs/Source',
    'signs/Text',
    'story',
    'line',
    'copies',
  ])
  expect(coded.rows.get(1)!.slice(ids.indexOf('name'))).toEqual([
    'The Busan Herald',
    'Yes',
    'Light; Text',
    '1',
    '0',
    '1',
    'A flood that was\nfour years old',
    'Taken in Busan',
    '12500',
  ])
  expect(coded.rows.get(2)!.slice(ids.indexOf('name'))).toEqual(['Later', ...Array<string>(8).fill('(not shown)')])
})

it('succeeds with an unreadable stored item, and lists it', async () => {
  const created = await createSurvey(admin)
  await submit(created.id, fullAnswers)
  const poison = {
    pk: `SURVEY#${created.id}#R#0`,
    sk: `RESP#${created.id}-${'0'.repeat(32)}`,
    packed: randomBytes(20),
    created_at: '2026-01-01T00:00:00.000Z',
  }
  await documents().send(new PutCommand({ TableName: process.env.TABLE, Item: poison }))
  const { status, raw } = await exported(created.id)
  const sheets = readWorkbook(raw)
  const info = sheets
    .find(({ name }) => name === 'Info')!
    .rows.flat()
    .map((cell) => cell?.text)
  expect([status, exportedTables(raw).coded.rows.size]).toEqual([200, 1])
  expect(info.join('\n')).toMatch(/could not be read/i)
  await documents().send(new DeleteCommand({ TableName: process.env.TABLE, Key: { pk: poison.pk, sk: poison.sk } }))
})

describe('above 4 MB', () => {
  let large: { id: string }
  beforeAll(async () => {
    const questions = Array.from({ length: 40 }, (_, at) => ({ id: `q${at}`, type: 'long_text' as const }))
    large = await createSurvey(admin, { sections: [{ id: 's', questions }] })
    for (let at = 0; at < 12; at++) {
      const answers = questions.map(({ id }) => ({ question_id: id, value: randomBytes(6_000).toString('base64') }))
      await submit(large.id, answers, await buildMember()) // a guest's response may not be so large
    }
  })

  it('redirects to the file, which is whole', async () => {
    const { status, headers } = await exported(large.id)
    expect(status).toBe(302)
    const file = await fetch(String(headers.location))
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="sample-/)
    const { coded } = exportedTables(Buffer.from(await file.arrayBuffer()))
    expect(coded.rows.size).toBe(12)
    expect(coded.rows.get(12)!.at(-1)).toHaveLength(8_000)
  })

  it('answers 503 when the store fails, and leaves no half of a file', async () => {
    const failing = { name: 'failing', step: 'initialize', priority: 'low' } as const
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
    s3().middlewareStack.add((next, { commandName }) => {
      if (commandName === 'UploadPartCommand') throw Object.assign(new Error('Please reduce your request rate.'), { name: 'SlowDown' })
      return next
    }, failing)
    expect(await exported(large.id)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
    s3().middlewareStack.remove('failing')
    const { Uploads = [] } = await s3().send(new ListMultipartUploadsCommand({ Bucket: process.env.PRIVATE_BUCKET }))
    expect(Uploads).toEqual([])
    expect(errors).toHaveBeenCalled()
    errors.mockRestore()
  })
})
