import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { backgroundProcesses } from './background/backgroundProcesses.ts'
import { startBackground } from './background/backgroundServer.ts'
import { dispatch, notYet } from './gateway/dispatch.ts'
import { startEmulators } from './services/emulators.ts'
import { gateway, type GatewayOptions } from './gateway/gateway.ts'
import { keptSecret, tokenKey } from './services/keptSecret.ts'
import { listen } from './listen.ts'
import { noteTable } from './localTable.ts'
import { lock } from './lock.ts'
import { media } from './s3/media.ts'
import { createBuckets, createTable } from './services/resources.ts'
import { s3Prefix, s3Proxy } from './s3/s3Proxy.ts'
import { startSecrets } from './services/secrets.ts'
import { followStream } from './streams/followStream.ts'
import { emulatedStreams } from './streams/streamsApi.ts'
import { siteServer, type SiteKind } from './site/siteServer.ts'

export type Admin = { email: string; password: string }

/** What a new product holds: the demo content with made-up responses, the same without them, or nothing. */
export type Seed = 'demo' | 'surveys' | 'none'

export type CloudOptions = {
  /** Where everything is kept; null keeps it in memory. */
  dataDir: string | null
  /** 0 for a free one. */
  port: number
  /** The demo content is written once, and needs an admin. */
  seed: Seed
  /** Made where missing, with a random password kept in `dataDir` where none is given; null for no admin at all. */
  admin: { email: string; password?: string } | null
  site: SiteKind
  gateway?: GatewayOptions
  /** False leaves responses uncounted. */
  counts?: boolean
  /** Hears what is being done. */
  say?: (words: string) => void
}

/** `environment` is what the functions get. `failed` resolves to the reason when an emulator ends by itself. */
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
  JOB_FUNCTION: 'runJob',
}

/**
 * Starts the local cloud on 127.0.0.1: DynamoDB, S3 and Secrets Manager, the API's gateway and the site, and sets this process's
 * environment to it. Throws, with everything stopped again, when a part does not start or the port or the folder is in use.
 */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
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

/** Adds to `stops`, as it goes, what undoes each step. */
async function start(
  { dataDir, port, seed, site, say = () => {}, counts = true, ...options }: CloudOptions,
  stops: (() => unknown)[],
): Promise<Omit<Cloud, 'stop'>> {
  // the port first, then the folder: who comes second has changed nothing yet
  const server = createServer(notYet)
  const { url, close } = await listen(server, port)
  stops.push(close)
  if (dataDir) stops.push(lock(dataDir, url))

  const page = siteServer(site, server)
  page.catch(() => {}) // awaited below, after what may fail sooner
  say('Starting DynamoDB and S3')
  const emulators = await startEmulators(dataDir)
  stops.push(emulators.stop)
  const key = tokenKey(dataDir)
  const secrets = await startSecrets({
    [names.TOKEN_SECRET_ID]: key.secret,
    [names.SEALING_SECRET_ID]: keptSecret(dataDir, 'sealing-key', () => randomBytes(32).toString('base64url')),
  })
  stops.push(secrets.close)
  const processes = backgroundProcesses()
  const background = await startBackground(processes.run)
  stops.push(processes.stop, background.close)

  const keys = credentials(!emulators.dynamo || !emulators.s3)
  const environment = {
    ...names,
    ...keys,
    SITE_URL: url,
    ...(dataDir && { MAIL_FOLDER: join(dataDir, 'mail') }),
    TOKEN_ISSUER: 'urn:surveys:local',
    TOKEN_JWKS: key.jwks,
    AWS_ENDPOINT_URL_DYNAMODB: emulators.dynamo ?? process.env['DYNAMODB_ENDPOINT']!,
    AWS_ENDPOINT_URL_S3: emulators.s3 ? `${url}${s3Prefix}` : process.env['S3_ENDPOINT']!,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    AWS_ENDPOINT_URL_LAMBDA: background.url,
  }
  Object.assign(process.env, environment)

  server.removeAllListeners('request').on(
    'request',
    dispatch({
      api: gateway(options.gateway),
      media: media(names.MEDIA_BUCKET),
      s3:
        emulators.s3 === null
          ? null
          : s3Proxy(emulators.s3, (id) => (id === keys.AWS_ACCESS_KEY_ID ? keys.AWS_SECRET_ACCESS_KEY : undefined)),
      page: async (request, response) => (await page)(request, response),
    }),
  )
  const [state] = await Promise.all([createTable(names.TABLE), createBuckets(names.PRIVATE_BUCKET, names.MEDIA_BUCKET)])
  if (dataDir) noteTable(dataDir, { ...keys, TABLE: names.TABLE, AWS_ENDPOINT_URL_DYNAMODB: environment.AWS_ENDPOINT_URL_DYNAMODB })
  if (counts) stops.push(await startCounting(dataDir, state === 'uncounted', say))
  const admin = options.admin && (await firstAdmin(options.admin, dataDir, say))
  await page
  if (seed !== 'none' && admin) await seedOnce({ dataDir, url, seed }, admin, say)
  return { url, admin, environment, failed: emulators.failed }
}

/** Counts the responses as they come, and those of before first where they never were. Answers how to end it. Another DynamoDB may have no streams: the site works there, without counts. */
async function startCounting(dataDir: string | null, fromAnew: boolean, say: (words: string) => void): Promise<() => Promise<void>> {
  const { handler } = await import('#functions/streams/countResponses.ts')
  const ask = emulatedStreams(process.env['AWS_ENDPOINT_URL_DYNAMODB']!)
  const file = dataDir && join(dataDir, 'stream.json')
  try {
    if (fromAnew) await (await import('../recount/recountSurveys.ts')).recountSurveys('all', ask, say)
    return (await followStream({ table: names.TABLE, ask, handler, file })).stop
  } catch (error) {
    say(`Responses are not counted: ${error instanceof Error ? error.message : String(error)}`)
    return () => Promise.resolve()
  }
}

async function firstAdmin(
  { email, password }: { email: string; password?: string },
  dataDir: string | null,
  say: (words: string) => void,
): Promise<Admin> {
  const admin = { email, password: password ?? keptSecret(dataDir, 'admin-password', () => randomBytes(12).toString('base64url')) }
  const { ensureAdmin } = await import('#functions/data/users/roles.ts')
  if (await ensureAdmin(admin.email, admin.password)) say(`Made the admin ${email}`)
  return admin
}

async function seedOnce(
  { dataDir, url, seed }: { dataDir: string | null; url: string; seed: Seed },
  admin: Admin,
  say: (words: string) => void,
): Promise<void> {
  const marker = dataDir && join(dataDir, 'seeded')
  if (marker && existsSync(marker)) return
  say('Seeding the demo content')
  const { examplesEach, seedDemo } = await import('../seed/seedDemo.ts')
  await seedDemo(url, admin, seed === 'demo' ? examplesEach : 0)
  if (seed === 'demo')
    say(`The two surveys have ${examplesEach} made-up responses each, marked (example). To be rid of them: npm run remove-examples`)
  if (marker) writeFileSync(marker, '')
}

const local = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' }

/**
 * Region and keys for the functions: the machine's own where a service is elsewhere and it has some, else those of the emulators,
 * and nothing of the machine's that would stand above them.
 */
function credentials(isElsewhere: boolean): Record<'AWS_REGION' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string> {
  const { AWS_REGION = 'ap-northeast-2', AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env
  if (isElsewhere && AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY) return { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }
  delete process.env['AWS_SESSION_TOKEN']
  delete process.env['AWS_PROFILE']
  return { AWS_REGION, ...local }
}
