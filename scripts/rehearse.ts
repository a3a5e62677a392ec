// npm run rehearse [-- --test] [-- -c NAME=VALUE …]: the site from the synthesised stack. By default cdk.out where it is up to date; with -c it
// is synthesised with these values.
import { appendFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startRehearsal, type Rehearsal } from './rehearse/rehearsal.ts'
import { firstAdmin } from './rehearse/firstAdmin.ts'
import { isFresh, synthesise } from './rehearse/synthesise.ts'
import { startOptions } from './local/startOptions.ts'

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
  const { values } = parseArgs({
    options: { context: { type: 'string', short: 'c', multiple: true }, test: { type: 'boolean' } },
  })
  if (values.test) {
    const { testRehearsal } = await import('./rehearse/testRehearsal.ts')
    process.exit(await testRehearsal())
  }
  const { port, seed, admin: given } = startOptions(process.env)
  const folder = resolve(process.env['REHEARSAL_ASSEMBLY'] ?? join(import.meta.dirname, '../cdk.out'))
  const context = Object.fromEntries((values.context ?? []).map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]))
  const isGiven = Object.keys(context).length > 0
  if (isGiven || (!process.env['REHEARSAL_ASSEMBLY'] && !isFresh(folder)))
    await synthesise(folder, { stage: 'dev', mailFrom: 'surveys@surveys.example', ...context }, console.log)
  rehearsal = await startRehearsal({ folder, port, say: console.log })
  const { url, direct, environment, denied, mails, failed } = rehearsal
  const admin = await firstAdmin(url, environment, given)
  if (seed === 'demo') {
    console.log('Seeding the demo content')
    const { seedDemo } = await import('./seed/seedDemo.ts')
    await seedDemo(url, admin)
  }
  console.log(`Admin: ${admin.email}, password: ${given.password ? 'the one in ADMIN_PASSWORD' : admin.password}`)
  console.log(`The API without CloudFront: ${direct}`)
  console.log(`Ready ${url}`)
  process.send?.({ url, direct, admin, environment })
  process.on('message', () => process.send?.({ denied, mails }))
  const reason = await failed
  if (!isStopping) console.error(`${reason}\nStopping.`)
  await stop(1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
