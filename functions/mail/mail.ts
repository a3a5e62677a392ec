import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cutText } from '#shared/text.ts'
import { optionalEnvironment } from '../platform/environment.ts'

/** A plain-text mail, sent separately to each address. */
export type Mail = { to: string[]; subject: string; text: string }

/** Whether this site can send mail: with SES from MAIL_FROM, or locally as files in MAIL_FOLDER. */
export const canSendMail = (): boolean => Boolean(optionalEnvironment('MAIL_FROM') ?? optionalEnvironment('MAIL_FOLDER'))

/** Loads the SES client, so that the first mail takes no longer than later ones. */
export async function prepareMail(): Promise<void> {
  if (optionalEnvironment('MAIL_FROM')) await loadSes()
}

const loadSes = () => Promise.all([import('./mailer.ts'), import('@aws-sdk/client-sesv2')])

/** Sends a separate mail to each address. Throws if mail is not configured, SES fails, or `signal` aborts. */
export async function sendMail({ to, subject, text }: Mail, signal?: AbortSignal): Promise<void> {
  const from = optionalEnvironment('MAIL_FROM')
  const folder = optionalEnvironment('MAIL_FOLDER')
  const send = from ? (address: string) => sendWithSes(from, address) : folder ? (address: string) => writeToFolder(folder, address) : null
  if (!send) throw new Error('This site cannot send mail.')
  await Promise.all(to.map((address) => send(address)))

  async function sendWithSes(from: string, address: string) {
    const [{ mailer }, { SendEmailCommand }] = await loadSes()
    const Content = { Simple: { Subject: { Data: oneLine(subject), Charset: 'UTF-8' }, Body: { Text: { Data: text, Charset: 'UTF-8' } } } }
    await mailer().send(new SendEmailCommand({ FromEmailAddress: from, Destination: { ToAddresses: [address] }, Content }), {
      ...(signal && { abortSignal: signal }),
    })
  }
  async function writeToFolder(path: string, address: string) {
    await mkdir(path, { recursive: true })
    const head = [`To: ${oneLine(address)}`, `Subject: ${oneLine(subject)}`, `Date: ${new Date().toUTCString()}`]
    await writeFile(join(path, `${Date.now()}-${randomUUID()}.txt`), `${head.join('\n')}\n\n${text}\n`)
  }
}

/** Subjects contain user input, in which a line break would start another header. */
const oneLine = (text: string) => cutText(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), 200)
