import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { canSendMail, sendMail } from './mail.ts'

const ses = mockClient(SESv2Client)
beforeEach(() => void ses.reset())
afterEach(() => void delete process.env['MAIL_FROM'])

const mail = { to: ['one@example.com', 'two@example.com'], subject: 'An\r\ninquiry', text: 'Words.\n둘' }

it('sends nothing if the site has no sender address', async () => {
  expect(canSendMail()).toBe(false)
  await expect(sendMail(mail)).rejects.toThrow('cannot send')
})

it('sends a separate mail through SES to each address, with a subject of one line', async () => {
  process.env['MAIL_FROM'] = 'surveys@example.com'
  await sendMail(mail)
  const inputs = ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input)
  expect(inputs.map(({ Destination }) => Destination?.ToAddresses)).toEqual([['one@example.com'], ['two@example.com']])
  expect(inputs[0]).toMatchObject({
    FromEmailAddress: 'surveys@example.com',
    Content: { Simple: { Subject: { Data: 'An inquiry' }, Body: { Text: { Data: 'Words.\n둘' } } } },
  })
})

it('never cuts a subject in the middle of an emoji', async () => {
  process.env['MAIL_FROM'] = 'surveys@example.com'
  await sendMail({ ...mail, subject: `${'x'.repeat(199)}😀` })
  const [call] = ses.commandCalls(SendEmailCommand)
  expect(call!.args[0].input.Content?.Simple?.Subject?.Data).toBe('x'.repeat(199))
})

it('throws the error of SES', async () => {
  process.env['MAIL_FROM'] = 'surveys@example.com'
  ses.on(SendEmailCommand).rejects(new Error('Email address is not verified.'))
  await expect(sendMail(mail)).rejects.toThrow('not verified')
})
