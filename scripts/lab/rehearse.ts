// npm run rehearse [-- -c NAME=VALUE …]: the site from the synthesized stack. That is cdk.out where it is up to date; with -c, or where it is not, it
// is synthesized first. With --test [FILE …] it runs the API's and the browser tests against it; with --cached its edge keeps answers as CloudFront
// does, so that a change may show a minute later; with --drill it loses the table and gets it back from a snapshot. MAIL_FOLDER: an existing folder
// for its mails.
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withUsage } from '../ops/deploy/commandLine.ts'
import { settingsOf } from '../ops/deploy/settingsOf.ts'
import { startOptions } from '../local/dataFolder/startOptions.ts'
import { firstAdmin } from './rehearse/firstAdmin.ts'
import { startRehearsal, type Rehearsal } from './rehearse/rehearsal.ts'
import { isFresh, synthesize, usualContext } from './rehearse/synthesize.ts'
import { testRehearsal } from './rehearse/testRehearsal.ts'

let rehearsal: Rehearsal | undefined
let isStopping = false

async function stop(code: number) {
  if (isStopping) return
  isStopping = true
  const file = process.env['REHEARSAL_DENIED']
  if (file && rehearsal?.denied.length) appendFileSync(file, rehearsal.denied.map((words) => `${words}\n`).join(''))
  await rehearsal?.stop()
  process.exit(code)
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
process.on('disconnect', () => void stop(0))
process.env['TZ'] = 'UTC' // as on Lambda

try {
  const options = {
    context: { type: 'string', short: 'c', multiple: true },
    test: { type: 'boolean' },
    drill: { type: 'boolean' },
    cached: { type: 'boolean' },
  } as const
  const usage = 'npm run rehearse -- [-c NAME=VALUE …] [--test [SUITE …] | --drill | --cached]'
  const { values, positionals } = withUsage(usage, () => parseArgs({ allowPositionals: true, options }))
  if (positionals.length && !values.test) throw new Error(`What is ${positionals[0]}?\n${usage}`)
  const { context: pairs = [] } = values
  settingsOf(
    pairs.flatMap((pair) => ['-c', pair]),
    'rehearse',
  )
  const context = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]))
  if (values.drill) process.exit(await restoreDrill(context))
  const given = process.env['REHEARSAL_ASSEMBLY']
  const folder = resolve(given ?? join(import.meta.dirname, '../../cdk.out'))
  if (pairs.length || (!given && !isFresh(folder))) await synthesize(folder, { ...usualContext, ...context }, console.log)
  if (values.test) process.exit(await testRehearsal(folder, positionals))
  await run(folder, values.cached)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Resolves to the exit code: 1 where acknowledged data is gone. */
async function restoreDrill(context: Record<string, string>): Promise<number> {
  const { drill } = await import('./rehearse/drill.ts')
  const folders = mkdtempSync(join(tmpdir(), 'drill-'))
  let count = 0
  try {
    const failures = await drill({
      log: console.log,
      synthesize: async (more) => {
        const folder = join(folders, String(++count))
        await synthesize(folder, { ...usualContext, ...context, ...more }, console.log)
        return folder
      },
    })
    for (const words of failures) console.error(words)
    console.log(failures.length ? `${failures.length} are lost.` : 'Everything acknowledged is there.')
    return failures.length ? 1 : 0
  } finally {
    rmSync(folders, { recursive: true, force: true })
  }
}

async function run(folder: string, remembers = false): Promise<void> {
  const { port, seed, admin: wanted } = startOptions(process.env)
  const { MAIL_FOLDER: mailFolder, OAUTH_BASE_URLS: providers } = process.env
  rehearsal = await startRehearsal({
    folder,
    port,
    mailFolder,
    providers,
    remembers,
    faulty: Boolean(process.env['REHEARSAL_FAULTS']),
    log: console.log,
  })
  const { url, direct, environment, denied, counting, mails, failed } = rehearsal
  const admin = await firstAdmin(url, environment, wanted)
  if (seed !== 'none') {
    console.log('Seeding the demo content')
    const { examplesEach, seedDemo } = await import('../demo/seedDemo.ts')
    await seedDemo(url, admin, seed === 'demo' ? examplesEach : 0)
  }
  console.log(`Admin: ${admin.email}, password: ${wanted.password ? 'the one in ADMIN_PASSWORD' : admin.password}`)
  console.log(`The API without CloudFront: ${direct}`)
  console.log(`Ready ${url}`)
  process.send?.({ url, direct, admin, environment })
  const report = async () => {
    await counting?.caughtUp()
    process.send?.({ denied, mails, counted: counting?.delivered() ?? 0, uncounted: counting?.uncounted ?? [] })
  }
  process.on('message', () => void report())
  const reason = await failed
  if (!isStopping) console.error(`${reason}\nStopping.`)
  await stop(1)
}
