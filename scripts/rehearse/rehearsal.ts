import { CreateTableCommand, DynamoDBClient, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb'
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { dispatch, notYet } from '../local/dispatch.ts'
import { startEmulators } from '../local/emulators.ts'
import { listen } from '../local/listen.ts'
import { s3Prefix, s3Proxy } from '../local/s3Proxy.ts'
import { ofType, readAssembly, type Assembly } from './assembly.ts'
import { customResource } from './customResource.ts'
import { edge } from './edge.ts'
import { httpApi } from './httpApi.ts'
import { httpsToo } from './httpsToo.ts'
import { intrinsics, place, type Resolve } from './intrinsics.ts'
import { jsonServices, type Mail } from './jsonServices.ts'
import { lambda } from './lambda.ts'
import { operator, permissions } from './permissions.ts'
import { s3Permit } from './s3Permit.ts'
import { secretStore } from './secretStore.ts'
import { copySiteFiles } from './siteFiles.ts'

/**
 * `direct`: the API without CloudFront. `denied`: what functions tried and may not. `environment`: what a script gets that works on the same table
 * and buckets, as somebody who may do everything.
 */
export type Rehearsal = {
  url: string
  direct: string
  environment: Record<string, string>
  denied: string[]
  mails: Mail[]
  failed: Promise<string>
  stop: () => Promise<void>
}

/** `mailFolder`: an existing folder for the mails that are sent. `providers`: stand-ins for the sign-in providers (OAUTH_BASE_URLS). */
type Options = { folder: string; port: number; mailFolder?: string; providers?: string; say?: (words: string) => void }

/**
 * Runs the stack that was synthesised into `folder` on 127.0.0.1: its functions from their assets, with the environment, the rights, the
 * routes and the edge that the template gives them, over the local emulators. It speaks http and, with a certificate of its own, https on the
 * one port. It keeps nothing. Throws, with everything stopped, where a part does not start.
 */
export async function startRehearsal(options: Options): Promise<Rehearsal> {
  const stops: (() => unknown)[] = []
  const stop = async () => {
    for (const undo of stops.splice(0).toReversed()) await undo()
  }
  try {
    return { ...(await start(options, stops)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(options: Options, stops: (() => unknown)[]): Promise<Omit<Rehearsal, 'stop'>> {
  const { folder, port, mailFolder, providers = '', say = () => {} } = options
  const server = createServer(notYet)
  const endHttps = httpsToo(server)
  const site = await listen(server, port)
  stops.push(site.close, endHttps)
  const assembly = readAssembly(folder)
  const attributes = new Map<string, Record<string, string>>()
  const resolve = intrinsics(assembly, attributes, (arn) => secrets.value(arn))
  const secrets = secretStore(assembly, (id) => resolve({ 'Fn::GetAtt': [id, 'Arn'] }) as unknown as string)

  say(`${assembly.stackName} has ${Object.keys(assembly.resources).length} resources; CloudFormation takes 500`)
  say('Starting DynamoDB and S3')
  const emulators = await startEmulators(null)
  stops.push(emulators.stop)
  if (!emulators.dynamo || !emulators.s3) throw new Error('A rehearsal runs on its own emulators: unset DYNAMODB_ENDPOINT and S3_ENDPOINT.')
  const rights = permissions(assembly, resolve)
  const services = await jsonServices(emulators.dynamo, secrets, rights, mailFolder)
  stops.push(services.stop)
  const secret = randomBytes(20).toString('base64url')
  const functions = lambda(assembly, resolve, { services: services.url, s3: `${site.url}${s3Prefix}`, secret, providers })
  stops.push(functions.stop)

  await createTable(assembly, resolve, emulators.dynamo)
  for (const [id] of ofType(assembly, 'AWS::S3::Bucket'))
    await fetch(`${emulators.s3}/${resolve({ Ref: id }) as unknown as string}`, { method: 'PUT' })
  await Promise.all([
    copySiteFiles(assembly, resolve, emulators.s3),
    customResource('Custom::TokenKey', assembly, resolve, functions, attributes),
  ])

  const api = httpApi(assembly, resolve, functions)
  const direct = createServer(dispatch({ api, media: api, s3: null, page: api }))
  const { url: directUrl, close } = await listen(direct, 0)
  stops.push(close)
  const cdn = edge(assembly, resolve, { api: directUrl, s3: emulators.s3 })
  const known = new Set([operator, ...ofType(assembly, 'AWS::Lambda::Function').map(([id]) => id.slice(0, -8))])
  const secretOf = (id: string) => (known.has(id) ? secret : undefined)
  const s3 = s3Proxy(emulators.s3, secretOf, s3Permit(rights, emulators.s3))
  server.removeAllListeners('request').on('request', dispatch({ api: cdn, media: cdn, s3, page: cdn }))
  const environment = {
    ...resolve(variables(assembly)),
    AWS_REGION: place.region,
    AWS_ACCESS_KEY_ID: operator,
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_ENDPOINT_URL_DYNAMODB: services.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: services.url,
    AWS_ENDPOINT_URL_SESV2: services.url,
    AWS_ENDPOINT_URL_S3: `${site.url}${s3Prefix}`,
  }
  return { url: site.url, direct: directUrl, environment, denied: rights.denied, mails: services.mails, failed: emulators.failed }
}

/** Every variable that some function gets. */
const variables = (assembly: Assembly): Record<string, string> =>
  Object.assign(
    {},
    ...ofType(assembly, 'AWS::Lambda::Function').map(([, { Environment }]) => (Environment?.Variables ?? {}) as object),
  ) as Record<string, string>

/** Makes the template's one table. */
async function createTable(assembly: Assembly, resolve: Resolve, endpoint: string): Promise<void> {
  const client = new DynamoDBClient({
    endpoint,
    region: place.region,
    credentials: { accessKeyId: operator, secretAccessKey: randomUUID() },
  })
  try {
    for (const [id, { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode, TimeToLiveSpecification }] of ofType(
      assembly,
      'AWS::DynamoDB::Table',
    )) {
      const TableName = resolve({ Ref: id }) as unknown as string
      await client.send(new CreateTableCommand({ TableName, KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode }))
      if (TimeToLiveSpecification) await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
    }
  } finally {
    client.destroy()
  }
}
