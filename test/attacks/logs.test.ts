import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callRoute } from '../support/api/callRoute.ts'
import { fault, withFaults } from '../support/faults.ts'
import { leaked } from '../support/api/functionLog.ts'
import { buildAdmin, buildMember } from '../support/api/people.ts'
import { fullAnswers } from '../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../support/api/createSurvey.ts'

withFaults()

let folder: string
const given = process.env.FUNCTION_LOG_DIR
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'))
  process.env.FUNCTION_LOG_DIR = folder
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  if (given) process.env.FUNCTION_LOG_DIR = given
  else delete process.env.FUNCTION_LOG_DIR
})

describe('the log of functions when the store fails', () => {
  it('names the route and the error, and nothing about the caller or the content', async () => {
    const [admin, member] = [await buildAdmin(), await buildMember()]
    const { id } = await createSurvey(admin)
    const { body } = await callRoute('submitResponse', { body: { survey_id: id, answers: fullAnswers, demographics: {} } })
    jest.spyOn(console, 'error').mockImplementation(() => {})
    await fault('dynamodb', { kind: 'error' })
    const params = { id: body.id as string }
    await Promise.all([
      callRoute('submitResponse', { body: { survey_id: id, answers: fullAnswers, demographics: {} } }),
      callRoute('updateResponse', { as: member, params, body: { answers: fullAnswers, demographics: {} } }),
      callRoute('claimResponse', { as: member, body: { response_id: body.id } }),
      callRoute('exportResponses', { params: { id }, query: { token: admin.token } }),
      callRoute('issueToken', { body: { username: member.email, password: member.password } }),
      callRoute('sendInquiry', { body: { name: 'Mina', email: member.email, note: 'When is the next lecture?' } }),
    ])
    const log = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join()
    expect(log).toContain('submitResponse')
    expect(leaked(folder)).toEqual([])
  })
})

describe('the log of functions when a mail is refused', () => {
  it('names the error, and not the address in the mail service’s message', async () => {
    const ses = mockClient(SESv2Client)
    const refused = new Error('Email address is not verified: somebody@example.com')
    ses.on(SendEmailCommand).rejects(Object.assign(refused, { name: 'MessageRejected' }))
    process.env['MAIL_FROM'] = 'surveys@example.org'
    const error = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { email } = await buildMember()
    await buildAdmin()
    await callRoute('forgotPassword', { body: { email } })
    await callRoute('sendInquiry', { body: { name: 'Mina', email, note: 'When is the next lecture?' } })
    delete process.env['MAIL_FROM']
    ses.restore()
    expect(error.mock.calls.map(([line]) => line as object)).toEqual(
      Array.from({ length: 2 }, () => ({ event: 'mail', message: expect.any(String), error: 'MessageRejected' })),
    )
  })
})

describe('the log of functions when a call bypasses the CDN', () => {
  it('names the route, for the alarm that counts it', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {})
    process.env['ORIGIN_SECRET'] = 'long and random'
    const { status, body } = await callRoute('issueToken', { body: new URLSearchParams({ username: 'mina@example.com', password: 'x' }) })
    delete process.env['ORIGIN_SECRET']
    expect([status, body.code]).toEqual([403, 'origin.direct'])
    expect(error.mock.calls).toEqual([[{ event: 'aside', route: 'issueToken', status: 403 }]])
  })
})

describe('the search of the logs', () => {
  it.each([
    'Authorization: Bearer abcdefgh12345',
    'S0123456789abcdef-0123456789abcdef0123456789abcdef is gone',
    'GET /api/files/x?response=1',
    '{"body":{"username":"mina@example.com"}}',
    'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJVMSJ9.sig',
  ])('finds %s', (line) => {
    const one = mkdtempSync(join(folder, 'one-'))
    writeFileSync(join(one, '1.txt'), `{"route":"a"}\n${line}\n`)
    expect(leaked(one)).toHaveLength(1)
    rmSync(one, { recursive: true })
  })
})
