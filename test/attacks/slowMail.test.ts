import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { randomUUID } from 'node:crypto'
import { holdNotices } from '#functions/data/heldNotices.ts'
import { handler } from '#functions/mail/sendDigest.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { withFunction } from '../support/api/iam.ts'
import { buildAdmin, buildMember } from '../support/api/people.ts'
import { soundTable } from '../support/api/ownTable.ts'

soundTable()

const ses = mockClient(SESv2Client)
const { MAIL_FROM: given } = process.env
beforeAll(() => void (process.env['MAIL_FROM'] = 'surveys@example.com'))
afterAll(() => void (given === undefined ? delete process.env['MAIL_FROM'] : (process.env['MAIL_FROM'] = given)))

/** The reply, and after how many whole seconds it arrives. */
async function timed(email: string) {
  const from = performance.now()
  const { status, raw } = await callRoute('forgotPassword', { body: { email }, sourceIp: `10.9.0.${Math.ceil(Math.random() * 250)}` })
  return { status, body: raw.toString(), seconds: Math.round((performance.now() - from) / 1000) }
}

it('takes the same time with and without an account, where the mail service does not answer', async () => {
  ses.on(SendEmailCommand).callsFake(() => new Promise(() => {}))
  const { email } = await buildMember()
  const [known, unknown] = await Promise.all([timed(email), timed(`${randomUUID()}@example.com`)])
  expect(known).toEqual(unknown)
  expect(known.status).toBe(202)
})

it('keeps the count of a digest that could not be sent for the next one', async () => {
  await buildAdmin()
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  await holdNotices({ count: 7, since: 1, site: 'https://surveys.example' })
  ses.on(SendEmailCommand).rejects(new Error('Daily message quota exceeded.'))
  await withFunction('sendDigest', handler)
  error.mockRestore()
  ses.reset()
  await withFunction('sendDigest', handler)
  expect(ses.commandCalls(SendEmailCommand)[0]!.args[0].input.Content?.Simple?.Subject?.Data).toBe('More inquiries / 다른 문의: 7')
})
