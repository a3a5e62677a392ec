import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { optionalEnvironment } from '../platform/environment.ts'

/** Plain text to one or more people, none of whom sees the others. */
export type Mail = { to: string[]; subject: string; text: string }

/** Whether this site can send mail at all: from an address that SES may use, or locally into a folder. */
export const canSendMail = (): boolean => Boolean(optionalEnvironment('MAIL_FROM') ?? optionalEnvironment('MAIL_FOLDER'))

/** Loads what sends, so that a first mail takes no longer than later ones. */
export async function prepareMail(): Promise<void> {
  if (optionalEnvironment('MAIL_FROM')) await sender()
}

const sender = () => Promise.all([import('./mailer.ts'), import('@aws-sdk/client-sesv2')])

/** Sends to each person alone. Throws where the site cannot send, SES refuses, or `signal` ends it. */
export async function sendMail({ to, subject, text }: Mail, signal?: AbortSignal): Promise<void> {
  const from = optionalEnvironment('MAIL_FROM')
  const folder = optionalEnvironment('MAIL_FOLDER')
  const send = from ? (address: string) => bySes(from, address) : folder ? (address: string) => intoFolder(folder, address) : null
  if (!send) throw new Error('This site cannot send mail.')
  await Promise.all(to.map((address) => send(address)))

  async function bySes(from: string, address: string) {
    const [{ mailer }, { SendEmailCommand }] = await sender()
    const Content = { Simple: { Subject: { Data: oneLine(subject), Charset: 'UTF-8' }, Body: { Text: { Data: text, Charset: 'UTF-8' } } } }
    await mailer().send(new SendEmailCommand({ FromEmailAddress: from, Destination: { ToAddresses: [address] }, Content }), {
      ...(signal && { abortSignal: signal }),
    })
  }
  async function intoFolder(path: string, address: string) {
    await mkdir(path, { recursive: true })
    const head = [`To: ${oneLine(address)}`, `Subject: ${oneLine(subject)}`, `Date: ${new Date().toUTCString()}`]
    await writeFile(join(path, `${Date.now()}-${randomUUID()}.txt`), `${head.join('\n')}\n\n${text}\n`)
  }
}

/** What people write goes into subjects: a line break there would begin another header. */
const oneLine = (words: string) => words.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)
