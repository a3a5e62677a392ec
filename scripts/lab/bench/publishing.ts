import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageFunction, pageHeaders } from '#shared/site/pageContract.ts'
import { buildFunctions, functionsFolder } from '../../build/functions.ts'
import { buildEvent } from '../../local/gateway/event.ts'
import { match } from '../../local/gateway/router.ts'
import { longSurvey } from './pages/longSurvey.ts'
import { type Bench, startBenchCloud } from './start.ts'
import { percentiles, kibibytes, milliseconds, table } from './table.ts'

/** Milliseconds: `cold` from the start of a process to its first result, `warm` of each one after that; `bytes` of a result. */
type Published = { cold: number; warm: number[]; bytes: number }

/** The argument of a function, and how often it is called after its first call. */
type Calls = { name: string; title: string; event: object; calls: number }

const paths = ['/', '/surveys', '/survey/thirty']
const coldStarts = 7
const program = fileURLToPath(new URL('publishingProcess.ts', import.meta.url))

/** The bundles of the page function and of the share pictures, on the local cloud with the demo content: each cold start is a process of its own. */
export async function measurePublishing(bench: Bench): Promise<string> {
  await buildFunctions()
  const { call, url } = await startBenchCloud(bench, { seed: 'surveys' })
  const { id } = (await call('createSurvey', { body: longSurvey('thirty', 3) })) as { id: string }
  const pages = paths.map((path): Calls => {
    const event = { rawPath: '/index.html', headers: { [pageHeaders.path]: path, [pageHeaders.lang]: 'en' } }
    return { name: pageFunction, title: path, event, calls: 100 }
  })
  const pictures = await Promise.all(['home', id].map((page) => pictureOf(url, page)))
  return [
    await measured(`The page function, the median of ${coldStarts} starts`, 'HTML', pages, bench),
    await measured(`Share pictures (${filesOf('getSharePicture')}), the median of ${coldStarts} starts`, 'PNG', pictures, bench),
  ].join('\n\n')
}

async function measured(title: string, kind: string, all: Calls[], bench: Bench): Promise<string> {
  const rows: string[][] = []
  for (const one of all) {
    bench.log(one.title)
    const starts: Published[] = []
    for (let at = 0; at < coldStarts; at++) starts.push(await startOnce(one, bench))
    const warm = percentiles(starts.flatMap((start) => start.warm))
    const cold = percentiles(starts.map((start) => start.cold))
    rows.push([one.title, milliseconds(cold.p50), milliseconds(warm.p50), milliseconds(warm.p99), kibibytes(starts[0]!.bytes)])
  }
  return table(title, ['', 'cold start', 'p50', 'p99', kind], rows)
}

/** The call of a page's present Korean picture, whose address any other one redirects to. */
async function pictureOf(url: string, page: string): Promise<Calls> {
  const { headers } = await fetch(`${url}/api/share/${page}/ko/any.png`, { redirect: 'manual' })
  const path = headers.get('location')!
  return {
    name: 'getSharePicture',
    title: page === 'home' ? 'home' : 'survey',
    event: buildEvent({ method: 'GET', path }, match('GET', path)!),
    calls: 20,
  }
}

const filesOf = (name: string): string =>
  readdirSync(join(functionsFolder, name))
    .map((file) => `${file} ${kibibytes(statSync(join(functionsFolder, name, file)).size)}`)
    .join(', ')

async function startOnce({ name, event, calls }: Calls, { cleanups }: Bench): Promise<Published> {
  const folder = join(functionsFolder, name)
  const child = fork(program, [join(folder, 'index.mjs'), JSON.stringify(event), String(calls)], {
    env: { ...process.env, LAMBDA_TASK_ROOT: folder },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  cleanups.push(() => child.kill())
  const ended = once(child, 'exit')
  const [found] = (await Promise.race([once(child, 'message'), ended])) as [Published | number]
  await ended
  if (typeof found !== 'object') throw new Error(`The process of ${name} ended with ${found}.`)
  return found
}
