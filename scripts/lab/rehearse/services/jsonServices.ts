import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { callsOf, secretArn } from './awsCalls.ts'
import { answerInvocation, isInvocation } from '../../../local/background/backgroundServer.ts'
import { listen } from '../../../local/listen.ts'
import { place } from '../intrinsics.ts'
import type { AwsCall, Permissions } from './permissions.ts'
import { SecretError, type SecretStore } from './secretStore.ts'

export type Mail = { caller: string; from: string; to: string[]; subject: string; text: string }

type Ses = {
  FromEmailAddress: string
  Destination: { ToAddresses: string[] }
  Content: { Simple: { Subject: { Data: string }; Body: { Text: { Data: string } } } }
}

const signer = (authorization = ''): string => /Credential=([^/]+)\//.exec(authorization)?.[1] ?? ''

/** `start`: invokes a function, by its logical id, in the background. */
type Options = { mailFolder: string | undefined; start: (name: string, event: unknown) => void }

/** DynamoDB (at `dynamo`), Secrets Manager, SES and Lambda at one URL, which denies what the caller's role does not allow. */
export async function jsonServices(dynamo: string, secrets: SecretStore, { denial }: Permissions, { mailFolder, start }: Options) {
  const mails: Mail[] = []

  const invoke = (request: IncomingMessage, response: ServerResponse) =>
    answerInvocation(request, response, async (name, event) => {
      const resource = `arn:aws:lambda:${place.region}:${place.account}:function:${name}`
      const words = await denial(signer(request.headers.authorization), [{ action: 'lambda:InvokeFunction', resource }])
      if (words) return { status: 403, body: { Type: 'User', Message: words } }
      start(name, event)
      return { status: 202 }
    })

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (isInvocation(request.url)) return invoke(request, response)
    const body = await text(request)
    const [service = '', operation = ''] = String(request.headers['x-amz-target'] ?? 'ses.SendEmail').split('.')
    const caller = signer(request.headers.authorization)
    const send = (status: number, value: object) =>
      response
        .writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() })
        .end(JSON.stringify(value))
    const refuse = (words: string) => send(400, { __type: 'AccessDeniedException', message: words, Message: words })

    if (service.startsWith('DynamoDB')) {
      const words = await denial(caller, dynamoCalls(operation, body))
      return words ? refuse(words) : pass(`${dynamo}${request.url}`, request, body, response)
    }
    if (service === 'secretsmanager') {
      const given = JSON.parse(body) as Parameters<SecretStore['call']>[1]
      const words = await denial(caller, [{ action: `secretsmanager:${operation}`, resource: secretArn(given.SecretId) }])
      if (words) return refuse(words)
      try {
        return send(200, secrets.call(operation, given))
      } catch (error) {
        if (error instanceof SecretError) return send(400, { __type: error.type, message: error.message })
        throw error
      }
    }
    const mail = JSON.parse(body) as Ses
    const from = mail.FromEmailAddress
    const to = mail.Destination.ToAddresses
    // SES checks the verified identity: the sender's address or its domain, and in the sandbox the recipient's too
    const words = await denial(
      caller,
      [from, from.split('@')[1]!, ...to].map((identity) => mailCall(identity, from)),
    )
    if (words) return refuse(words)
    const { Subject, Body } = mail.Content.Simple
    mails.push({ caller, from, to, subject: Subject.Data, text: Body.Text.Data })
    const written = `To: ${to.join(', ')}\nSubject: ${Subject.Data}\n\n${Body.Text.Data}\n`
    if (mailFolder) writeFileSync(join(mailFolder, `${Date.now()}-${randomUUID()}.txt`), written)
    return send(200, { MessageId: randomUUID() })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.destroyed) console.error(error) // else the client has disconnected
      response.destroy()
    })
  })
  const { url, close } = await listen(server, 0)
  return { url, mails, stop: close }
}

const mailCall = (identity: string, from: string): AwsCall => ({
  action: 'ses:SendEmail',
  resource: `arn:aws:ses:${place.region}:${place.account}:identity/${identity}`,
  context: { 'ses:FromAddress': from },
})

const dynamoCalls = (operation: string, body: string): AwsCall[] =>
  callsOf(`${operation}Command`, JSON.parse(body) as object).map(({ service, action, resource }) => ({
    action: `${service}:${action}`,
    resource,
  }))

async function pass(url: string, request: IncomingMessage, body: string, response: ServerResponse) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const { host: _host, connection: _connection, ...headers } = request.headers
  httpRequest(url, { method: request.method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } })
    .once('response', resolve)
    .once('error', reject)
    .end(body)
  const answer = await promise
  response.writeHead(answer.statusCode!, answer.headers)
  await pipeline(answer, response)
}
