import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../listen.ts'

/** A Secrets Manager with only GetSecretValue on a free port of 127.0.0.1. `values`: by the secret's id. */
export async function startSecrets(values: Record<string, string>): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void answer(request, values).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body)),
    )
  })
  return listen(server, 0)
}

async function answer(request: IncomingMessage, values: Record<string, string>): Promise<[number, object]> {
  const sent = await text(request)
  if (request.headers['x-amz-target'] !== 'secretsmanager.GetSecretValue')
    return refuse('InvalidRequestException', 'Only GetSecretValue is known here.')
  const { SecretId: id } = JSON.parse(sent) as { SecretId: string }
  if (!Object.hasOwn(values, id)) return refuse('ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
  return [200, { Name: id, SecretString: values[id], VersionId: 'local', VersionStages: ['AWSCURRENT'] }]
}

const refuse = (type: string, message: string): [number, object] => [400, { __type: type, message }]
