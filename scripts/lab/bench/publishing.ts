import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageFunction } from '#shared/site/pageContract.ts'
import { buildFunctions, functionsFolder } from '../../build/functions.ts'
import { signIn } from '../../ops/import/api.ts'
import { startCloud } from '../../local/cloud.ts'
import { longSurvey } from './pages/longSurvey.ts'
import { untilStopped } from './pages/untilStopped.ts'
import { percentiles, kibibytes, milliseconds, table } from './table.ts'

/** Milliseconds: `cold` from the start of a process to its first page, `warm` of each page after that; `bytes` of the HTML. */
type Published = { cold: number; warm: number[]; bytes: number }

const admin = { email: 'admin@example.com', password: 'bench of the local cloud' }
const paths = ['/', '/surveys', '/survey/thirty']
const coldStarts = 7
const program = fileURLToPath(new URL('publishingProcess.ts', import.meta.url))

/**
 * The page function's own bundle on the local cloud with the demo content, by path: each cold start is a process of its own, the last of
 * them goes on. Throws Stopped after INT or TERM.
 */
export async function measurePublishing(log: (line: string) => void): Promise<Record<string, Published[]>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const stops: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })]
  try {
    return await untilStopped(measureAll(dataDir, log, stops))
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

async function measureAll(dataDir: string, log: (line: string) => void, stops: (() => unknown)[]): Promise<Record<string, Published[]>> {
  await buildFunctions()
  const cloud = await startCloud({ dataDir, port: 0, seed: 'surveys', admin, site: false, counts: false })
  stops.push(cloud.stop)
  const call = await signIn(cloud.url, admin)
  await call('createSurvey', { body: longSurvey('thirty', 3) })
  const measured: Record<string, Published[]> = {}
  for (const path of paths) {
    log(path)
    measured[path] = []
    for (let at = 0; at < coldStarts; at++) measured[path].push(await startOnce(path, stops))
  }
  return measured
}

async function startOnce(path: string, stops: (() => unknown)[]): Promise<Published> {
  const folder = join(functionsFolder, pageFunction)
  const child = fork(program, [join(folder, 'index.mjs'), path], {
    env: { ...process.env, LAMBDA_TASK_ROOT: folder },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  stops.push(() => child.kill())
  const ended = once(child, 'exit')
  const [found] = (await Promise.race([once(child, 'message'), ended])) as [Published | number]
  await ended
  if (typeof found !== 'object') throw new Error(`The page function's process ended with ${found}.`)
  return found
}

export function publishingTable(measured: Record<string, Published[]>): string {
  const rows = Object.entries(measured).map(([path, starts]) => {
    const warm = percentiles(starts.flatMap((one) => one.warm))
    const cold = percentiles(starts.map((one) => one.cold))
    return [path, milliseconds(cold.p50), milliseconds(warm.p50), milliseconds(warm.p99), kibibytes(starts[0]!.bytes)]
  })
  return table(`The page function, the median of ${coldStarts} starts`, ['page', 'cold start', 'p50', 'p99', 'HTML'], rows)
}
