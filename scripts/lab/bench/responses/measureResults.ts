import { ok } from 'node:assert'
import type { Browser } from '@playwright/test'
import type { Api } from '../../../ops/import/api.ts'
import { batches } from '../../../ops/import/batches.ts'
import { pace } from '../../../ops/import/pace.ts'
import type { Line } from '../../../ops/import/readLines.ts'
import { submitAll } from '../../../ops/import/submitAll.ts'
import { submitBatch } from '../../../ops/import/submitBatch.ts'
import { benchSurvey } from '../benchSurvey.ts'
import { type Bench, startBenchBrowser, startBenchCloud } from '../start.ts'
import { milliseconds, percentiles, table, units } from '../table.ts'
import { fillResponses, lines } from './fillResponses.ts'

/** Responses of the survey whose import is measured, and of the one that is filtered and compared within the request. */
const imported = 1_615
const filtered = 20_000
const tries = 5
export const filterAndComparison = { where: JSON.stringify([{ of: 'q1', is: ['choice_0', 'choice_1'] }]), by: 'q0' }

/** An import, a filter, a comparison, a search, and the results of a survey with `responses`, in the API and in Chromium. */
export async function measureResults(bench: Bench): Promise<string> {
  const { url, token, call, consumed } = await startBenchCloud(bench, { site: true })
  const make = async (name: string) => (await call('createSurvey', { body: { ...benchSurvey(), slug: `bench-${name}` } })).id

  const rows: string[][] = []
  /** Adds a line: medians of `times` tries, with the processor's time of functions and gateway. `work` may return its own milliseconds. */
  const line = async (name: string, times: number, work: () => Promise<number | void>) => {
    bench.log(name)
    consumed.take()
    const each: number[] = []
    const used = process.cpuUsage()
    for (let at = 0; at < times; at++) {
      const start = performance.now()
      each.push((await work()) ?? performance.now() - start)
    }
    const { read, write } = consumed.take()
    const processor = processorSince(used) / times
    const clock = milliseconds(percentiles(each).p50)
    rows.push([name, String(times), clock, milliseconds(processor), units(read / times), units(write / times)])
  }

  const target = await make('import')
  await call('importResponses', { id: target, body: { responses: [] } }) // the first call loads the function
  await line(`import of ${imported.toLocaleString('en')} responses`, 1, () => importAll(call, target))

  const compared = await make('compared')
  bench.log(`Filling a survey with ${filtered.toLocaleString('en')} responses`)
  await fillResponses(compared, filtered)
  await line(`where and by, on ${filtered.toLocaleString('en')} responses`, 3, async () => {
    const results = await call('getResults', { id: compared, query: filterAndComparison })
    ok('by' in results, 'It took a job.')
  })

  const many = bench.responses.toLocaleString('en')
  const id = await make('many')
  bench.log(`Filling a survey with ${many} responses`)
  await fillResponses(id, bench.responses)
  await line(`kept counts of ${many}`, tries, async () => {
    const results = await call('getResults', { id })
    ok('total' in results && results.total === bench.responses, 'The counts are not those of all responses.')
  })
  await line('the list of surveys, with their totals', tries, async () => void (await call('listSurveys', {})))
  await line('first page of 50 responses', tries, async () => void (await call('listResponses', { id })))
  const search = { id, query: { q: 'nobody writes this' } }
  await line('a search that looks at 1,000', tries, async () => void (await call('listResponses', search)))
  const browser = await startBenchBrowser(bench)
  await line(`results page of ${many} in Chromium, until its counts show`, tries, () => openPage(browser, { url, token, id, many }))

  const head = ['what', 'times', 'clock', 'processor', 'read units', 'write units']
  return table('Results, on the local cloud: medians, and units of one', head, rows)
}

function processorSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

async function importAll(call: Api, surveyId: string): Promise<void> {
  const { signal } = new AbortController()
  async function* all(): AsyncGenerator<Line> {
    for (let at = 0; at < imported; at++) yield { number: at + 1, text: JSON.stringify(lines[at % lines.length]) }
  }
  const submitting = { call, surveyId, keyOf: ({ number }: Line) => `a-key-of-the-bench-${number}`, pace: pace(signal), signal }
  const { accepted } = await submitAll(batches(all()), (lines) => submitBatch(lines, submitting), { concurrency: 3, signal })
  ok(accepted === imported, `${accepted} responses were accepted.`)
}

type Opened = { url: string; token: string; id: string; many: string }

/** Opens the page in a browser without a cache. Resolves to the milliseconds until it shows the number of responses. */
async function openPage(browser: Browser, { url, token, id, many }: Opened): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token)
  const page = await context.newPage()
  const start = performance.now()
  await page.goto(`${url}/admin/surveys/${id}/results`, { waitUntil: 'commit' })
  await page.getByText(many, { exact: true }).first().waitFor()
  const shown = performance.now() - start
  await page.waitForLoadState('networkidle') // what else the page asks for counts too
  await context.close()
  return shown
}
