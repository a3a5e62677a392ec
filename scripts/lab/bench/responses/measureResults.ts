import { ok } from 'node:assert'
import type { Browser } from '@playwright/test'
import { isChoiceType } from '#shared/survey/questionTypes.ts'
import { launchBrowser } from '../../browser/launchBrowser.ts'
import { api, ApiError, type Api } from '../../../ops/import/api.ts'
import { batches } from '../../../ops/import/batches.ts'
import { pace } from '../../../ops/import/pace.ts'
import type { Line } from '../../../ops/import/readLines.ts'
import { submitAll } from '../../../ops/import/submitAll.ts'
import { submitBatch } from '../../../ops/import/submitBatch.ts'
import { startCloud } from '../../../local/cloud.ts'
import { countUnits, type Units } from '../consumedUnits.ts'
import { Counting } from '../counting.ts'
import type { ResponseLine, SurveyFile } from '../exports/exported.ts'
import { fillResponses } from '../exports/fillResponses.ts'
import { untilStopped } from '../pages/untilStopped.ts'
import { percentiles } from '../table.ts'

/**
 * One line: `milliseconds` is the median of `times` tries, the units are those of one; `processor` the milliseconds that the functions and the
 * gateway took of it for one, whatever else the machine does. `refused`: the code of an answer that was none.
 */
export type Row = Units & { name: string; times: number; milliseconds: number; processor: number; refused?: string }

type Options = { survey: SurveyFile; lines: ResponseLine[]; responses: number; log: (line: string) => void }

const admin = { email: 'admin@example.com', password: 'bench of the local cloud' }
/** Responses of the survey whose import is measured, and of the one that is filtered and compared within the request. */
const imported = 1_615
const filtered = 20_000
/** Changes that the function which counts is given at once, and tries of what is quick. */
const batch = 1_000
const tries = 5

/**
 * Starts a local cloud and fills it with the lines, drawn with a fixed seed: an import, the counting of it, a filter and a comparison, and the
 * results page of a survey with `responses`, in the API and in Chromium. Throws Stopped after INT or TERM.
 */
export async function measureResults(options: Options): Promise<Row[]> {
  const stops: (() => unknown)[] = []
  try {
    return await untilStopped(measureAll(options, stops))
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** Adds to `stops`, as it goes, what undoes each step. */
async function measureAll({ survey, lines, responses, log }: Options, stops: (() => unknown)[]): Promise<Row[]> {
  const { url, stop } = await startCloud({ dataDir: null, port: 0, seed: 'none', admin, site: true, counts: false })
  stops.push(stop)
  const { dynamo } = await import('#functions/platform/aws.ts') // after the start: its client goes where the cloud is
  const consumed = countUnits(dynamo())
  const { access_token: token } = await api(url)('issueToken', { body: { username: admin.email, password: admin.password } })
  const call = api(url, token)
  const make = async (name: string) => (await call('createSurvey', { body: { ...survey, slug: `bench-${name}` } })).id

  const rows: Row[] = []
  /** `work` may time itself: then it answers milliseconds. */
  const line = async (name: string, times: number, work: () => Promise<number | void>) => {
    log(name)
    consumed.take()
    const each: number[] = []
    const used = process.cpuUsage()
    let refused: string | undefined
    for (let at = 0; at < times; at++) {
      const start = performance.now()
      const own = await work().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        refused = error.code
      })
      each.push(own ?? performance.now() - start)
    }
    const { read, write } = consumed.take()
    const processor = processorSince(used) / times
    rows.push({
      name,
      times,
      milliseconds: percentiles(each).p50,
      processor,
      read: read / times,
      write: write / times,
      ...(refused && { refused }),
    })
  }

  const target = await make('import')
  await call('importResponses', { id: target, body: { responses: [] } }) // the first call loads the function
  await line(`import of ${imported.toLocaleString('en')} responses`, 1, () => importAll(call, target, lines))

  const counting = await Counting.start()
  log('Counting them')
  consumed.take()
  const used = process.cpuUsage()
  const { counted, times } = await counting.count(Infinity, batch)
  const { read, write } = consumed.take()
  const share = 1_000 / counted
  rows.push({
    name: `counting 1,000 responses, ${batch.toLocaleString('en')} at a time`,
    times: times.length,
    milliseconds: times.reduce((sum, time) => sum + time, 0) * share,
    processor: processorSince(used) * share,
    read: read * share,
    write: write * share,
  })

  const compared = await make('compared')
  log(`Filling a survey with ${filtered.toLocaleString('en')} responses`)
  await fillResponses(compared, lines, filtered)
  const query = filterAndComparison(survey)
  await line(`where and by, on ${filtered.toLocaleString('en')} responses`, 3, async () => {
    const results = await call('getResults', { id: compared, query })
    ok('by' in results, 'It took a job.')
  })

  const many = responses.toLocaleString('en')
  const id = await make('many')
  log(`Filling a survey with ${many} responses`)
  await fillResponses(id, lines, responses)
  await line(`kept counts of ${many}`, tries, async () => {
    const results = await call('getResults', { id })
    ok('total' in results && results.total === responses, 'The counts are not those of all responses.')
  })
  await line('the list of surveys, with their totals', tries, async () => void (await call('listSurveys', {})))
  await line('first page of 50 responses', tries, async () => void (await call('listResponses', { id })))
  const browser = await launchBrowser()
  stops.push(() => browser.close())
  await line(`results page of ${many} in Chromium, until its counts show`, tries, () => openPage(browser, { url, token, id, many }))
  return rows
}

/** Milliseconds of the processor. */
function processorSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

async function importAll(call: Api, surveyId: string, lines: ResponseLine[]): Promise<void> {
  const { signal } = new AbortController()
  async function* all(): AsyncGenerator<Line> {
    for (let at = 0; at < imported; at++) yield { number: at + 1, text: JSON.stringify(lines[at % lines.length]) }
  }
  const submitting = { call, surveyId, keyOf: ({ number }: Line) => `a-key-of-the-bench-${number}`, pace: pace(signal), signal }
  const { accepted } = await submitAll(batches(all()), (lines) => submitBatch(lines, submitting), { concurrency: 3, signal })
  ok(accepted === imported, `${accepted} responses were accepted.`)
}

/** The first two choices of the second question with choices, by those of the first. */
function filterAndComparison({ sections }: SurveyFile): { where: string; by: string } {
  const questions = (sections ?? [])
    .flatMap((section) => section?.questions ?? [])
    .filter((question) => isChoiceType(question?.type ?? 'short_text'))
  const [by, asked] = questions
  ok(by?.id && asked?.id && asked.choices, 'The survey needs two questions with choices.')
  const is = asked.choices.slice(0, 2).map((choice) => choice?.value)
  return { where: JSON.stringify([{ of: asked.id, is }]), by: by.id }
}

type Opened = { url: string; token: string; id: string; many: string }

/** Opens the page in a browser that never did before. Resolves to the milliseconds until it says how many responses there are. */
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
