import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchSurvey } from './benchSurvey.ts'
import { startCounting } from './counting.ts'
import { type Load, startLoad } from './load.ts'
import { type Bench, startBenchCloud } from './start.ts'
import { megabytes, milliseconds, percentiles, table, units } from './table.ts'

/** Seconds after which no further call of a line is begun. */
const most = 240

/** A local cloud in a folder of its own: a survey that gets `responses`, is read and exported. Each line has the units of one call. */
export async function measureProduct(bench: Bench): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  bench.cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const { url, call, token, consumed } = await startBenchCloud(bench, { dataDir })
  const load = startLoad()
  bench.cleanups.push(load.stop)
  const { id: surveyId, slug } = await call('createSurvey', { body: benchSurvey() })

  const rows: string[][] = []
  /** Adds a line of calls, `atOnce` of them side by side; the units are of one call, or of so many of what `work` did. Resolves to the calls. */
  const line = async (name: string, atOnce: number, work: () => Promise<{ times: number[]; seconds: number; done?: number }>) => {
    bench.log(name)
    consumed.take()
    const { result, peak } = await peakMemory(work)
    const { times, seconds, done = times.length } = result
    const { read, write } = consumed.take()
    const perSecond = times.length / seconds
    const { p50, p99 } = percentiles(times)
    rows.push([
      name,
      times.length.toLocaleString('en'),
      String(atOnce),
      perSecond.toFixed(perSecond < 10 ? 2 : 0),
      milliseconds(p50),
      milliseconds(p99),
      units(read / done),
      units(write / done),
      megabytes(peak),
    ])
    return times.length
  }
  const calls = (name: string, count: number, concurrency: number, work: Load['work']) =>
    line(name, concurrency, () => load.run({ url, seconds: most, seed: rows.length, count, concurrency, work }))

  const submit = { kind: 'submit', surveyId } as const
  const unmeasured = 50 // the first calls load the functions
  await load.run({ url, seconds: most, seed: 99, count: unmeasured, concurrency: 1, work: submit })
  const alone = await calls('submit', 300, 1, submit)
  const stored = unmeasured + alone + (await calls('submit', bench.responses - 300 - unmeasured, 16, submit))
  const count = await startCounting()
  for (const [size, changes] of [
    [1, 100],
    [1_000, bench.responses],
  ] as const)
    await line(`counting 1,000 responses, ${size.toLocaleString('en')} at a time`, 1, async () => {
      const { counted, times } = await count(changes, size)
      return { times, seconds: times.reduce((sum, time) => sum + time, 0) / 1_000, done: counted / 1_000 }
    })
  const bySlug = { kind: 'read', path: `/api/surveys/slug/${slug}` } as const
  for (const concurrency of [1, 16]) await calls('survey by slug', concurrency * 300, concurrency, bySlug)
  await calls(`export of ${stored.toLocaleString('en')} responses`, 5, 1, {
    kind: 'read',
    path: `/api/analytics/export/${surveyId}`,
    token,
  })

  const head = ['operation', 'calls', 'at once', 'a second', 'p50', 'p99', 'read units', 'write units', 'peak memory']
  return table('Local cloud; units are of one call, memory is of the process with all functions and the gateway', head, rows)
}

/** Milliseconds between two looks. */
const interval = 20

/** Runs `work` and returns the peak of this process's resident memory meanwhile, in bytes. */
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
