import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api, signIn } from '../../ops/import/api.ts'
import { type Cloud, startCloud } from '../../local/cloud.ts'
import { benchSurvey } from './benchSurvey.ts'
import { Counting } from './counting.ts'
import { countUnits, type Units } from './consumedUnits.ts'
import { type Calls, type Load, startLoad } from './load.ts'
import { percentiles } from './table.ts'

/** One line: times in ms, `consumed` units of one call, `peak` memory in bytes. */
export type Row = {
  name: string
  calls: number
  atOnce: number
  perSecond: number
  p50: number
  p99: number
  consumed: Units
  peak: number
}

type Options = { responses: number; log: (line: string) => void }

/** Somebody stopped the bench. */
export class Stopped extends Error {}

const admin = { email: 'admin@example.com', password: 'bench of the local cloud' }
/** Seconds after which no further call of a line is begun. */
const most = 240

/** Starts a local cloud in a folder of its own, fills a survey with `responses` responses and measures. Throws Stopped after INT or TERM. */
export async function measureProduct({ responses, log }: Options): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const stopped = Promise.withResolvers<never>()
  stopped.promise.catch(() => {}) // may come while nobody waits for it
  const stop = () => stopped.reject(new Stopped())
  const signals = ['SIGINT', 'SIGTERM']
  for (const signal of signals) process.on(signal, stop)
  let cloud: Cloud | undefined
  let load: Calls | undefined
  try {
    cloud = await startCloud({ dataDir, port: 0, seed: 'none', admin, site: false, counts: false })
    load = startLoad()
    return await Promise.race([stopped.promise, measure(cloud.url, load, responses, log)])
  } finally {
    load?.stop()
    await cloud?.stop()
    rmSync(dataDir, { recursive: true, force: true })
    for (const signal of signals) process.off(signal, stop)
  }
}

async function measure(url: string, load: Calls, responses: number, log: Options['log']): Promise<Row[]> {
  const { dynamo } = await import('#functions/platform/aws.ts') // after the start: its client goes where the cloud is
  const consumed = countUnits(dynamo())
  const call = await signIn(url, admin)
  const { id: surveyId, slug } = await call('createSurvey', { body: benchSurvey() })
  const { access_token: token } = await api(url)('issueToken', { body: { username: admin.email, password: admin.password } })

  const submit = { kind: 'submit', surveyId } as const
  const rows: Row[] = []
  const line = async (name: string, given: Pick<Load, 'count' | 'concurrency' | 'work'>) => {
    log(`${name}, ${given.count.toLocaleString('en')} times, ${given.concurrency} at once`)
    consumed.take()
    const { result, peak } = await peakMemory(() => load.run({ url, seconds: most, seed: rows.length, ...given }))
    const { times, seconds } = result
    const { read, write } = consumed.take()
    const calls = times.length
    const each = { read: read / calls, write: write / calls }
    rows.push({ name, calls, atOnce: given.concurrency, perSecond: calls / seconds, ...percentiles(times), consumed: each, peak })
  }
  const unmeasured = 50 // the first calls load the functions
  await load.run({ url, seconds: most, seed: 99, count: unmeasured, concurrency: 1, work: submit })
  await line('submit', { count: 300, concurrency: 1, work: submit })
  await line('submit', { count: responses - 300 - unmeasured, concurrency: 16, work: submit })
  const counting = await Counting.start()
  for (const [size, most] of [
    [1, 100],
    [1_000, responses],
  ] as const) {
    log(`counting, ${size.toLocaleString('en')} at a time`)
    consumed.take()
    const { result, peak } = await peakMemory(() => counting.count(most, size))
    const { read, write } = consumed.take()
    const { counted, times } = result
    const name = `counting 1,000 responses, ${size.toLocaleString('en')} at a time`
    const each = { read: (read / counted) * 1_000, write: (write / counted) * 1_000 }
    const seconds = times.reduce((sum, time) => sum + time, 0) / 1_000
    rows.push({ name, calls: times.length, atOnce: 1, perSecond: times.length / seconds, ...percentiles(times), consumed: each, peak })
  }
  for (const concurrency of [1, 16]) {
    const count = concurrency * 300
    await line('survey by slug', { count, concurrency, work: { kind: 'read', path: `/api/surveys/slug/${slug}` } })
  }
  const stored = unmeasured + rows.filter(({ name }) => name === 'submit').reduce((sum, { calls }) => sum + calls, 0)
  const path = `/api/analytics/export/${surveyId}`
  await line(`export of ${stored.toLocaleString('en')} responses`, { count: 5, concurrency: 1, work: { kind: 'read', path, token } })
  return rows
}

/** Milliseconds between two looks. */
const interval = 20

/** Runs `work` and answers with the most memory (resident, in bytes) that this process held meanwhile. */
async function peakMemory<T>(work: () => Promise<T>): Promise<{ result: T; peak: number }> {
  let peak = process.memoryUsage.rss()
  const look = () => (peak = Math.max(peak, process.memoryUsage.rss()))
  const timer = setInterval(look, interval)
  try {
    const result = await work()
    look()
    return { result, peak }
  } finally {
    clearInterval(timer)
  }
}
