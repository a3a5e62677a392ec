import { CreateTableCommand, DynamoDBClient, ResourceInUseException, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb'
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { startFaultProxy } from '../../../test/support/faults/faultProxy.ts'
import { withCleanups, type Cleanups } from '../../launch/withCleanups.ts'
import { dispatch, listener, notYet } from '../../local/gateway/dispatch.ts'
import { startEmulators, type Emulators } from '../../local/services/emulators.ts'
import { countedPath } from './lambda/callOptions.ts'
import { listen } from '../../local/listen.ts'
import { s3Proxy } from '../../local/s3/s3Proxy.ts'
import { ofType, readAssembly, type Assembly } from './assembly.ts'
import { customResource } from './lambda/customResource.ts'
import { edge } from './edge/edge.ts'
import { httpApi } from './lambda/httpApi.ts'
import { httpsToo } from './edge/httpsToo.ts'
import { intrinsics, place, type Resolve } from './intrinsics.ts'
import { jsonServices, type Mail } from './services/jsonServices.ts'
import { startEventSource, type EventSource } from './lambda/eventSource.ts'
import { lambda } from './lambda/lambda.ts'
import { operator, permissions } from './services/permissions.ts'
import { bucketCors } from './services/bucketCors.ts'
import { s3Permit } from './services/s3Permit.ts'
import { secretStore, type SecretStore } from './services/secretStore.ts'
import { copySiteFiles } from './edge/siteFiles.ts'

/** `direct`: the API's URL without CloudFront. `denied`: calls without a right. `environment`: for scripts, with all rights. */
export type Rehearsal = {
  url: string
  direct: string
  environment: Record<string, string>
  secrets: SecretStore
  denied: string[]
  /** The stream's event source; null if a restored table has no `tableStream`. */
  counting: EventSource | null
  mails: Mail[]
  failed: Promise<string>
  stop: () => Promise<void>
}

/** `providers`: OAUTH_BASE_URLS. `emulators`, `secrets`: of an earlier rehearsal; the caller stops them. `faulty`: with fault proxies. */
type Options = {
  folder: string
  port: number
  mailFolder?: string
  providers?: string
  faulty?: boolean
  emulators?: Emulators
  secrets?: SecretStore
  /** Whether the edge caches as CloudFront would. */
  remembers?: boolean
  log?: (line: string) => void
}

/**
 * Runs the stack synthesized into `folder` on 127.0.0.1: its functions from their assets, with the template's environment, rights, routes and
 * CloudFront, on the local emulators. One port serves http and, with a self-signed certificate, https. No data is kept. Throws, with everything
 * stopped, if a part does not start.
 */
export async function startRehearsal(options: Options): Promise<Rehearsal> {
  return withCleanups((cleanups) => start(options, cleanups))
}

async function start(options: Options, cleanups: Cleanups): Promise<Omit<Rehearsal, 'stop'>> {
  const { folder, port, mailFolder, providers = '', faulty = false, log = () => {} } = options
  const server = createServer(notYet)
  const endHttps = httpsToo(server)
  const site = await listen(server, port)
  cleanups.push(site.close, endHttps)
  const s3Server = createServer(notYet)
  const s3Site = await listen(s3Server, 0)
  cleanups.push(s3Site.close)
  const assembly = readAssembly(folder)
  const attributes = new Map<string, Record<string, string>>()
  const resolve = intrinsics(assembly, attributes, (arn) => secrets.value(arn))
  const secrets = options.secrets ?? secretStore(assembly, (id) => resolve({ 'Fn::GetAtt': [id, 'Arn'] }))

  log(`${assembly.stackName} has ${Object.keys(assembly.resources).length} resources; CloudFormation takes 500`)
  log('Starting DynamoDB and S3')
  const started = options.emulators ?? (await startEmulators(null))
  if (!options.emulators) cleanups.push(started.stop)
  const { dynamo, s3: objects } = started
  if (!dynamo || !objects) throw new Error('A rehearsal runs on its own emulators: unset DYNAMODB_ENDPOINT and S3_ENDPOINT.')
  const direct = { dynamo, s3: s3Site.url }
  const failing = faulty ? await putFaultProxies(direct, cleanups) : direct
  const emulators = { ...started, dynamo: failing.dynamo, s3: objects }
  const rights = permissions(assembly, resolve)
  const start = (name: string, event: unknown) => void functions.invoke(name, event).catch(console.error)
  const services = await jsonServices(emulators.dynamo, secrets, rights, { mailFolder, start })
  cleanups.push(services.stop)
  const secret = randomBytes(20).toString('base64url')
  const functions = lambda(assembly, resolve, { services: services.url, s3: failing.s3, secret, providers })
  cleanups.push(functions.stop)

  await createTable(assembly, resolve, emulators.dynamo)
  for (const [id] of ofType(assembly, 'AWS::S3::Bucket')) await fetch(`${emulators.s3}/${resolve({ Ref: id })}`, { method: 'PUT' })
  await Promise.all([
    copySiteFiles(assembly, resolve, emulators.s3),
    customResource('Custom::TokenKey', assembly, resolve, functions, attributes),
  ])
  const counting = await startEventSource(assembly, { resolve, functions, rights, endpoint: dynamo })
  if (counting) cleanups.push(counting.stop)

  const api = httpApi(assembly, resolve, functions)
  const serve = dispatch({ api, media: api, page: api })
  const apiServer = createServer((request, response) => {
    if (request.url !== countedPath) return serve(request, response)
    void (counting?.caughtUp() ?? Promise.resolve()).finally(() => response.writeHead(204).end())
  })
  const { url: directUrl, close } = await listen(apiServer, 0)
  cleanups.push(close)
  const cdn = edge(assembly, resolve, { api: directUrl, s3: emulators.s3, uploads: s3Site.url }, { remembers: options.remembers })
  const known = new Set([operator, ...ofType(assembly, 'AWS::Lambda::Function').map(([id]) => id.slice(0, -8))])
  const secretOf = (id: string) => (known.has(id) ? secret : undefined)
  const cors = bucketCors(assembly, resolve, site.url)
  const s3 = s3Proxy(emulators.s3, { secretOf, permit: s3Permit(rights, emulators.s3), cors })
  s3Server.removeAllListeners('request').on('request', listener(s3))
  server.removeAllListeners('request').on('request', dispatch({ api: cdn, media: cdn, page: cdn }))
  const environment = {
    ...resolve(variables(assembly)),
    AWS_REGION: place.region,
    AWS_ACCESS_KEY_ID: operator,
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_ENDPOINT_URL_DYNAMODB: services.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: services.url,
    AWS_ENDPOINT_URL_SESV2: services.url,
    AWS_ENDPOINT_URL_S3: s3Site.url,
    ...(faulty && { FAULTS_DYNAMODB: failing.dynamo, FAULTS_S3: failing.s3 }),
  }
  return {
    url: site.url,
    direct: directUrl,
    environment,
    secrets,
    denied: rights.denied,
    counting,
    mails: services.mails,
    failed: emulators.failed,
  }
}

async function putFaultProxies(at: { dynamo: string; s3: string }, cleanups: Cleanups): Promise<typeof at> {
  const [dynamo, s3] = await Promise.all([startFaultProxy('dynamodb', at.dynamo), startFaultProxy('s3', at.s3)])
  cleanups.push(dynamo.stop, s3.stop)
  return { dynamo: dynamo.url, s3: s3.url }
}

const variables = (assembly: Assembly): Record<string, string> =>
  Object.assign(
    {},
    ...ofType(assembly, 'AWS::Lambda::Function').map(([, { Environment }]) => (Environment?.Variables ?? {}) as object),
  ) as Record<string, string>

/** Creates the template's table, unless an earlier rehearsal on these emulators did. */
async function createTable(assembly: Assembly, resolve: Resolve, endpoint: string): Promise<void> {
  const client = new DynamoDBClient({
    endpoint,
    region: place.region,
    credentials: { accessKeyId: operator, secretAccessKey: randomUUID() },
  })
  try {
    for (const [id, properties] of ofType(assembly, 'AWS::DynamoDB::Table')) {
      const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode, TimeToLiveSpecification } = properties
      const TableName = resolve({ Ref: id })
      const StreamSpecification = { StreamEnabled: true, ...(properties.StreamSpecification as { StreamViewType: 'NEW_AND_OLD_IMAGES' }) }
      const created = await client
        .send(
          new CreateTableCommand({ TableName, KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode, StreamSpecification }),
        )
        .catch((error: unknown) => {
          if (!(error instanceof ResourceInUseException)) throw error
        })
      if (created && TimeToLiveSpecification) await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
    }
  } finally {
    client.destroy()
  }
}
