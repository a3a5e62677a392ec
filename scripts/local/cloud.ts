import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { privateBucketCors } from '#shared/infrastructure.ts'
import { withCleanups, type Cleanups } from '../launch/withCleanups.ts'
import { backgroundProcesses } from './background/backgroundProcesses.ts'
import { startBackground } from './background/backgroundServer.ts'
import { dispatch, listener, notYet } from './gateway/dispatch.ts'
import { onCanonicalPath } from './gateway/canonicalPath.ts'
import { startEmulators } from './services/emulators.ts'
import { gateway, type GatewayOptions } from './gateway/gateway.ts'
import { keptSecret, tokenKey } from './dataFolder/keptSecret.ts'
import type { Seed } from './dataFolder/startOptions.ts'
import { listen } from './listen.ts'
import { saveTableEnvironment } from './dataFolder/localTable.ts'
import { lock } from './lock.ts'
import { media } from './s3/media.ts'
import { createBuckets, createTable } from './services/resources.ts'
import { s3Proxy } from './s3/s3Proxy.ts'
import { startSecrets } from './services/secrets.ts'
import { followStream } from './streams/followStream.ts'
import { emulatedStreams } from './dataFolder/streamsApi.ts'
import { siteServer, type SiteKind } from './site/siteServer.ts'

export type Admin = { email: string; password: string }

type CloudOptions = {
  /** The folder of all data; null for memory only. */
  dataDir: string | null
  /** 0 for a free one. */
  port: number
  /** The demo content is written once, and needs an admin. */
  seed: Seed
  /** Created if missing; without a password, with a random one that is kept in `dataDir`. null for no admin. */
  admin: { email: string; password?: string } | null
  site: SiteKind
  gateway?: GatewayOptions
  /** False: responses are not counted. */
  counts?: boolean
  log?: (line: string) => void
}

/** `environment`: the functions' variables. `failed` resolves to the reason when an emulator ends by itself. */
export type Cloud = {
  url: string
  admin: Admin | null
  environment: Record<string, string>
  failed: Promise<string>
  stop: () => Promise<void>
}

const names = {
  TABLE: 'surveys',
  PRIVATE_BUCKET: 'surveys-private',
  MEDIA_BUCKET: 'surveys-media',
  TOKEN_SECRET_ID: 'surveys/token-key',
  SEALING_SECRET_ID: 'surveys/sealing-key',
  REFERENCE_SECRET_ID: 'surveys/reference-key',
  JOB_FUNCTION: 'runJob',
}

const randomKey = () => randomBytes(32).toString('base64url')

/** Starts the local cloud on 127.0.0.1 and sets this process's environment to it. Throws, with all stopped, if a part does not start. */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  return withCleanups((cleanups) => start(options, cleanups))
}

async function start(
  { dataDir, port, seed, site, log = () => {}, counts = true, ...options }: CloudOptions,
  cleanups: Cleanups,
): Promise<Omit<Cloud, 'stop'>> {
  // the port first, then the folder: a second start fails before it has changed anything
  const server = createServer(notYet)
  const { url, close } = await listen(server, port)
  cleanups.push(close)
  // as in the cloud S3 has an origin of its own, where pages of the site may do what the bucket's CORS rules allow
  const s3Server = createServer(notYet)
  const s3 = process.env['S3_ENDPOINT'] ? { url: process.env['S3_ENDPOINT'], close: () => {} } : await listen(s3Server, 0)
  cleanups.push(s3.close)
  if (dataDir) cleanups.push(lock(dataDir, url))

  const page = siteServer(site, server, [new URL(s3.url).origin])
  page.catch(() => {}) // awaited below, after what may fail sooner
  log('Starting DynamoDB and S3')
  const emulators = await startEmulators(dataDir)
  cleanups.push(emulators.stop)
  const key = tokenKey(dataDir)
  const secrets = await startSecrets({
    [names.TOKEN_SECRET_ID]: key.secret,
    [names.SEALING_SECRET_ID]: keptSecret(dataDir, 'sealing-key', randomKey),
    [names.REFERENCE_SECRET_ID]: keptSecret(dataDir, 'reference-key', randomKey),
  })
  cleanups.push(secrets.close)
  const processes = backgroundProcesses()
  const background = await startBackground(processes.run)
  cleanups.push(processes.stop, background.close)
  const everyHour = setInterval(() => processes.run('sendDigest', {}), 60 * 60 * 1000).unref()
  const everyDay = setInterval(() => processes.run('deleteUnnamedMedia', {}), 24 * 60 * 60 * 1000).unref()
  const everyNight = setInterval(() => processes.run('recountChanged', {}), 24 * 60 * 60 * 1000).unref()
  cleanups.push(() => [everyHour, everyDay, everyNight].forEach((each) => clearInterval(each)))

  const keys = credentials(!emulators.dynamo || !emulators.s3)
  const environment = {
    ...names,
    ...keys,
    SITE_URL: url,
    ...(dataDir && { MAIL_FOLDER: join(dataDir, 'mail') }),
    TOKEN_ISSUER: 'urn:surveys:local',
    TOKEN_JWKS: key.jwks,
    AWS_ENDPOINT_URL_DYNAMODB: emulators.dynamo ?? process.env['DYNAMODB_ENDPOINT']!,
    AWS_ENDPOINT_URL_S3: s3.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    AWS_ENDPOINT_URL_LAMBDA: background.url,
  }
  Object.assign(process.env, environment)

  if (emulators.s3) {
    const proxy = s3Proxy(emulators.s3, {
      secretOf: (id) => (id === keys.AWS_ACCESS_KEY_ID ? keys.AWS_SECRET_ACCESS_KEY : undefined),
      cors: (bucket) => (bucket === names.PRIVATE_BUCKET ? [{ ...privateBucketCors, origins: [url] }] : []),
    })
    s3Server.removeAllListeners('request').on('request', listener(proxy))
  }
  server.removeAllListeners('request').on(
    'request',
    dispatch({
      api: onCanonicalPath(gateway(options.gateway)),
      media: media(names.MEDIA_BUCKET),
      page: async (request, response) => (await page)(request, response),
    }),
  )
  const [state] = await Promise.all([createTable(names.TABLE), createBuckets(names.PRIVATE_BUCKET, names.MEDIA_BUCKET)])
  if (dataDir)
    saveTableEnvironment(dataDir, { ...keys, TABLE: names.TABLE, AWS_ENDPOINT_URL_DYNAMODB: environment.AWS_ENDPOINT_URL_DYNAMODB })
  if (counts) cleanups.push(await startCounting(dataDir, state === 'uncounted', log))
  const admin = options.admin && (await firstAdmin(options.admin, dataDir, log))
  await page
  if (seed !== 'none' && admin) await seedOnce({ dataDir, url, seed }, admin, log)
  return { url, admin, environment, failed: emulators.failed }
}

/** Counts responses as they come, after a recount if `recount`. Returns what stops it. Without streams the site works without counts. */
async function startCounting(dataDir: string | null, recount: boolean, log: (line: string) => void): Promise<() => Promise<void>> {
  const { handler } = await import('#functions/streams/countResponses.ts')
  const ask = emulatedStreams(process.env['AWS_ENDPOINT_URL_DYNAMODB']!)
  const file = dataDir && join(dataDir, 'stream.json')
  try {
    if (recount) await (await import('../ops/recount/recountSurveys.ts')).recountSurveys('all', ask, log)
    return (await followStream({ table: names.TABLE, ask, handler, file })).stop
  } catch (error) {
    log(`Responses are not counted: ${error instanceof Error ? error.message : String(error)}`)
    return () => Promise.resolve()
  }
}

async function firstAdmin(
  { email, password }: { email: string; password?: string },
  dataDir: string | null,
  log: (line: string) => void,
): Promise<Admin> {
  const admin = { email, password: password ?? keptSecret(dataDir, 'admin-password', () => randomBytes(12).toString('base64url')) }
  const { ensureAdmin } = await import('#functions/data/users/roles.ts')
  if (await ensureAdmin(admin.email, admin.password)) log(`Made the admin ${email}`)
  return admin
}

async function seedOnce(
  { dataDir, url, seed }: { dataDir: string | null; url: string; seed: Seed },
  admin: Admin,
  log: (line: string) => void,
): Promise<void> {
  const marker = dataDir && join(dataDir, 'seeded')
  if (marker && existsSync(marker)) return
  log('Seeding the demo content')
  const { demoSurveys, examplesEach, seedDemo } = await import('../demo/seedDemo.ts')
  await seedDemo(url, admin, seed === 'demo' ? examplesEach : 0)
  if (seed === 'demo')
    log(
      `The ${demoSurveys.length} surveys have ${examplesEach} made-up responses each, marked (example). To be rid of them: npm run remove-examples`,
    )
  if (marker) writeFileSync(marker, '')
}

const local = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' }

/** The machine's own region and keys if a service is real; else the emulators', without session token and profile, which the SDK prefers. */
function credentials(usesRealAws: boolean): Record<'AWS_REGION' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string> {
  const { AWS_REGION = 'ap-northeast-2', AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env
  if (usesRealAws && AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY) return { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }
  delete process.env['AWS_SESSION_TOKEN']
  delete process.env['AWS_PROFILE']
  return { AWS_REGION, ...local }
}
