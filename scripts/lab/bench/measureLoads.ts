import type { Page, Response } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { isPublishedPage } from '#shared/site/publishedPaths.ts'
import { forkRehearsal } from '../rehearse/forkRehearsal.ts'
import { isFresh, synthesize, usualContext } from '../rehearse/synthesize.ts'
import { costTables, type Measured, type PageLoad } from '../../ops/costs/costs.ts'
import { type Bench, startBenchBrowser } from './start.ts'
import measured from '../../ops/costs/measured.json' with { type: 'json' }

const compressed = 1_000
const isText = (type: string) => /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/.test(type)

async function sentBytes(answer: Response): Promise<number> {
  const body = await answer.body()
  if (body.length < compressed || !isText(answer.headers()['content-type'] ?? '')) return body.length
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

async function load(page: Page, url: string, path: string): Promise<PageLoad> {
  const answers: Response[] = []
  const note = (answer: Response) => void (answer.url().startsWith(url) && answers.push(answer))
  page.on('response', note)
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.keyboard.press('End')
  await page.waitForLoadState('networkidle')
  page.off('response', note)
  const sizes = await Promise.all(answers.map(sentBytes))
  const paths = answers.map((answer) => new URL(answer.url()).pathname)
  return {
    requests: answers.length,
    calls: paths.filter((path) => path.startsWith('/api/') || isPublishedPage(path)).length,
    runs: paths.filter((path) => !/^\/(?:assets|media)\//.test(path)).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

/** Loads a rehearsal's pages with an empty cache each, and stores their sizes for npm run costs. Returns the table of these sizes. */
export async function measureLoads(bench: Bench): Promise<string> {
  const folder = join(import.meta.dirname, '../../../cdk.out')
  if (!isFresh(folder)) await synthesize(folder, usualContext, bench.log)
  const now: Measured = { ...measured, ...(await loadPages(folder, bench)), on: new Date().toISOString().slice(0, 10) }
  writeFileSync(join(import.meta.dirname, '../../ops/costs/measured.json'), `${JSON.stringify(now, null, 2)}\n`)
  return costTables(now).loads
}

async function loadPages(folder: string, bench: Bench): Promise<Pick<Measured, 'home' | 'survey'>> {
  const rehearsal = await forkRehearsal(folder)
  bench.cleanups.push(rehearsal.stop)
  const browser = await startBenchBrowser(bench)
  const empty = async (path: string) => load(await (await browser.newContext()).newPage(), rehearsal.url, path)
  const surveys = (await (await fetch(`${rehearsal.url}/api/surveys/public`)).json()) as { slug: string }[]
  return { home: await empty('/'), survey: await empty(`/survey/${surveys[0]!.slug}`) }
}
