import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageFunction } from '#shared/site/pageContract.ts'
import { buildFunctions, functionsFolder } from '../../build/functions.ts'
import { longSurvey } from './pages/longSurvey.ts'
import { type Bench, startBenchCloud } from './start.ts'
import { percentiles, kibibytes, milliseconds, table } from './table.ts'

/** Milliseconds: `cold` from the start of a process to its first page, `warm` of each page after that; `bytes` of the HTML. */
type Published = { cold: number; warm: number[]; bytes: number }

const paths = ['/', '/surveys', '/survey/thirty']
const coldStarts = 7
const program = fileURLToPath(new URL('publishingProcess.ts', import.meta.url))

/** The page function's own bundle on the local cloud with the demo content, by path: each cold start is a process of its own. */
export async function measurePublishing(bench: Bench): Promise<string> {
  await buildFunctions()
  const { call } = await startBenchCloud(bench, { seed: 'surveys' })
  await call('createSurvey', { body: longSurvey('thirty', 3) })
  const rows: string[][] = []
  for (const path of paths) {
    bench.log(path)
    const starts: Published[] = []
    for (let at = 0; at < coldStarts; at++) starts.push(await startOnce(path, bench))
    const warm = percentiles(starts.flatMap((one) => one.warm))
    const cold = percentiles(starts.map((one) => one.cold))
    rows.push([path, milliseconds(cold.p50), milliseconds(warm.p50), milliseconds(warm.p99), kibibytes(starts[0]!.bytes)])
  }
  return table(`The page function, the median of ${coldStarts} starts`, ['page', 'cold start', 'p50', 'p99', 'HTML'], rows)
}

async function startOnce(path: string, { cleanups }: Bench): Promise<Published> {
  const folder = join(functionsFolder, pageFunction)
  const child = fork(program, [join(folder, 'index.mjs'), path], {
    env: { ...process.env, LAMBDA_TASK_ROOT: folder },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  cleanups.push(() => child.kill())
  const ended = once(child, 'exit')
  const [found] = (await Promise.race([once(child, 'message'), ended])) as [Published | number]
  await ended
  if (typeof found !== 'object') throw new Error(`The page function's process ended with ${found}.`)
  return found
}
